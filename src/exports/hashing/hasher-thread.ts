import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import type { HasherAnswer, HasherRequest } from './hasher.ts'

const hash = createHash('sha256')

parentPort?.on('message', (bytes: HasherRequest) => {
  if (bytes !== null) hash.update(bytes)
  parentPort?.postMessage((bytes === null ? hash.digest('hex') : null) satisfies HasherAnswer)
})
