import type { TypedDocumentString } from '../gql/graphql.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import './graphql-link.css'

/** What a view asks of the API: to copy, and to try in GraphiQL. */
export function GraphqlLink<Variables>({
  document,
  variables,
}: {
  document: TypedDocumentString<unknown, Variables>
  variables: Variables
}) {
  const query = String(document).trim()
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables, null, 2) })
  return (
    <div className="row-actions graphql-link">
      <CopyButton label="Copy as GraphQL" text={query} />
      <a href={`/graphql?${search}`}>Open in GraphiQL</a>
    </div>
  )
}
