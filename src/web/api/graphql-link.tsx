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
  const asked = JSON.stringify(variables, null, 2)
  const search = new URLSearchParams({ query, variables: asked })
  return (
    <div className="row-actions graphql-link">
      <CopyButton label="Copy as GraphQL" text={withVariables(query, asked)} />
      <a href={`/graphql?${search}`}>Open in GraphiQL</a>
    </div>
  )
}

/** A query knows nothing of its variables: they go with it as a comment, so that what is copied is all that it needs. */
function withVariables(query: string, variables: string): string {
  return `${`variables: ${variables}`.replace(/^/gm, '# ')}\n${query}`
}
