import type {
  $Command,
  S3ClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes,
} from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'
import { orFault } from './fault.ts'

/** Makes a request. @throws StorageError; the signal's reason, where it's aborted. */
export async function send<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
  { client }: Bucket,
  command: $Command<Input, Output, S3ClientResolvedConfig, ServiceInputTypes, ServiceOutputTypes>,
  signal?: AbortSignal,
): Promise<Output> {
  signal?.throwIfAborted()
  return await orFault(client.send(command, signal ? { abortSignal: signal } : {}), signal)
}
