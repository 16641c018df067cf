import type { Client } from '@urql/core'
import { documentOf } from '../api/document.ts'
import { sentenceOf } from '../api/sentence-of.ts'
import {
  CancelUploadDocument,
  CreateUploadDocument,
  type CreateUploadInput,
  type UploadRowFragment,
  UploadStateDocument,
} from '../gql/graphql.ts'

/** The server would not have it; says why, for people. */
export class UploadRefusedError extends Error {
  override name = 'UploadRefusedError'
}

/** What the queue asks the API. */
export class UploadServer {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** @throws UploadRefusedError */
  async create(input: CreateUploadInput): Promise<UploadRowFragment> {
    const { data, error } = await this.#client
      .mutation(documentOf(CreateUploadDocument), { input })
      .toPromise()
    if (error?.networkError) throw new UploadRefusedError(`${sentenceOf(error)} Retry once it does.`)
    const answer = data?.createUpload
    if (answer?.__typename === 'CreateUploadPayload') return answer.upload
    throw new UploadRefusedError(answer?.message ?? (error ? sentenceOf(error) : 'Nothing was answered.'))
  }

  /** null: it isn't there, or belongs to someone else. @throws UploadRefusedError where the server doesn't answer. */
  async read(id: string): Promise<UploadRowFragment | null> {
    const { data, error } = await this.#client
      .query(documentOf(UploadStateDocument), { id }, { requestPolicy: 'network-only' })
      .toPromise()
    if (error?.networkError) throw new UploadRefusedError(`${sentenceOf(error)} Retry once it does.`)
    return data?.upload ?? null
  }

  async cancel(uploadId: string): Promise<void> {
    await this.#client.mutation(documentOf(CancelUploadDocument), { input: { uploadId } }).toPromise()
  }
}
