import { gql, type TypedDocumentNode } from '@urql/core'
import type { TypedDocumentString } from '../gql/graphql.ts'

const parsed = new WeakMap<object, TypedDocumentNode<unknown, never>>()

/** A generated document, which is a text, as the client reads it. Parsed once. */
export function documentOf<Result, Variables>(
  text: TypedDocumentString<Result, Variables>,
): TypedDocumentNode<Result, Variables & Record<string, unknown>> {
  const known = parsed.get(text) ?? gql(String(text))
  parsed.set(text, known)
  // It was made of the text that has these types.
  return known as TypedDocumentNode<Result, Variables & Record<string, unknown>>
}
