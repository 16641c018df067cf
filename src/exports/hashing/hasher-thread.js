// No TypeScript: a thread that has to strip types takes twice the memory.

import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

const hash = createHash('sha256')

// As `HasherRequest` and `HasherAnswer`.
parentPort?.on('message', (bytes) => {
  if (bytes !== null) hash.update(bytes)
  parentPort?.postMessage(bytes === null ? hash.digest('hex') : null)
})
