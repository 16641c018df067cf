import type { FileDetailQuery } from '../gql/graphql.ts'

/** A file as its own view has it. */
export type FileDetail = NonNullable<FileDetailQuery['file']>
