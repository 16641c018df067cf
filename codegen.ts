import type { CodegenConfig } from '@graphql-codegen/cli'

/** Typed documents for what speaks to the API: commands, the web UI and tests. `npm run codegen` after a change. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['src/commands/**/*.ts', 'src/web/**/*.{ts,tsx}', 'test/**/*.ts'],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        // Texts, as fetch and graphql-ws send them.
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: {
          BigInt: 'number',
          DateTime: 'string',
          FileUpload: 'File',
          ID: 'string',
          JSONObject: 'Record<string, unknown>',
        },
      },
    },
  },
}

export default config
