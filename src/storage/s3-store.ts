import { type ObjectStore, StorageError } from './object-store.ts'
import { type Bucket, openBucket, type S3Options } from './s3/bucket.ts'
import { deleteObject } from './s3/delete-object.ts'
import { directObjects } from './s3/direct-objects.ts'
import { inspectObjects } from './s3/inspect-objects.ts'
import { listObjects } from './s3/list-objects.ts'
import { PartBuffers } from './s3/part-buffers.ts'
import { partialObjects } from './s3/partial-objects.ts'
import { presignRead } from './s3/presign-read.ts'
import { probe } from './s3/probe.ts'
import { putMany } from './s3/put-many.ts'
import { putObject } from './s3/put-object.ts'
import { readObject, streamObject } from './s3/read-object.ts'
import { statObject } from './s3/stat-object.ts'
import { requireRange, requireStorageKey } from './storage-key.ts'
import { StoreUnavailableError } from './store-unavailable-error.ts'

/**
 * Opens the store in a bucket of S3, or of a server that speaks its protocol, which is there already. Several processes
 * may open it at once.
 * @throws StoreUnavailableError
 */
export async function openS3Store(options: S3Options): Promise<ObjectStore & AsyncDisposable> {
  const bucket = openBucket(options)
  await probeOrExplain(bucket, options)
  const buffers = new PartBuffers()
  return {
    async put(key, bytes, given = {}) {
      requireStorageKey(key)
      return { size: await putObject(bucket, { key, bytes, buffers }, given) }
    },
    async putMany(objects, { signal } = {}) {
      for (const { key } of objects) requireStorageKey(key)
      await putMany(bucket, objects, signal)
    },
    async read(key, { start = 0, end = Number.MAX_SAFE_INTEGER, signal } = {}) {
      requireRange(key, { start, end })
      return await streamObject(bucket, key, { start, end, signal })
    },
    async readRange(key, { start, length }, options = {}) {
      requireRange(key, { start, end: start + length })
      return await readObject(bucket, key, { start, end: start + length, ...options })
    },
    async stat(key) {
      requireStorageKey(key)
      return await statObject(bucket, key)
    },
    async inspectMany(wanted, options = {}) {
      for (const { key } of wanted) requireStorageKey(key)
      return await inspectObjects(bucket, wanted, options)
    },
    async delete(key) {
      requireStorageKey(key)
      await deleteObject(bucket, key)
    },
    list: ({ prefix = '', after = '' } = {}) => listObjects(bucket, { prefix, after }),
    partial: partialObjects(bucket, buffers),
    direct: directObjects(bucket),
    check: () => probe(bucket),
    async presignRead(key, wish) {
      requireStorageKey(key)
      return await presignRead(bucket, key, wish)
    },
    async [Symbol.asyncDispose]() {
      bucket.client.destroy()
      bucket.signer.destroy()
    },
  }
}

async function probeOrExplain(bucket: Bucket, { endpoint, region }: S3Options): Promise<void> {
  try {
    await probe(bucket)
  } catch (error) {
    bucket.client.destroy()
    if (!(error instanceof StorageError)) throw error
    throw new StoreUnavailableError(`The S3 bucket ${bucket.name} at ${endpoint ?? `AWS ${region}`}`, error)
  }
}
