import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import ErrorsPlugin from '@pothos/plugin-errors'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { demandScope } from '../accounts/demand-scope.ts'
import type { Scope } from '../accounts/scopes.ts'
import type { Tags } from '../files/tags.ts'
import type { GraphqlContext } from './graphql-context.ts'

/**
 * Where the API's types are defined. Descriptions are not written here but come from schema.graphql, which is written
 * first: see describe-schema.ts.
 */
export const builder = new SchemaBuilder<{
  Context: GraphqlContext
  DefaultFieldNullability: false
  Scalars: {
    BigInt: { Input: number; Output: number }
    DateTime: { Input: Date; Output: Date }
    FileUpload: { Input: File; Output: never }
    ID: { Input: string; Output: string }
    JSONObject: { Input: Tags; Output: Tags }
  }
  AuthScopes: { scope: Scope }
}>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultUnionOptions: { name: ({ fieldName }) => `${upperFirst(fieldName)}Result` },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    // Reading `caller` throws UnauthenticatedError where nobody is known to ask.
    authScopes: (ctx) => ({
      scope: (scope) => {
        demandScope(ctx.caller, scope)
        return true
      },
    }),
  },
  // Lists multiply the cost where their length is known: at the connection, see connection.ts. What an operation
  // costs is compared with the limit before it's executed, see limits.ts.
  complexity: { defaultListMultiplier: 1, disabled: true },
})

builder.queryType({ authScopes: { scope: 'READ' } })
builder.mutationType({ authScopes: { scope: 'WRITE' } })
builder.subscriptionType({ authScopes: { scope: 'READ' } })

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
