import type { CodegenConfig } from '@graphql-codegen/cli'

const preset = {
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
} as const

/**
 * Typed documents for what speaks to the API: commands and tests, and the console, whose documents are its own so that a
 * browser loads no others. `npm run codegen` after a change.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'src/gql/': { ...preset, documents: ['src/commands/**/*.ts', 'test/**/*.ts'] },
    'src/web/gql/': { ...preset, documents: ['src/web/**/*.graphql'] },
  },
}

export default config
