import { parentPort, workerData } from 'node:worker_threads'
import { type Inspection, StorageError, type WantedObject } from '../object-store.ts'
import { inspectObject } from './inspect-object.ts'
import type { InspectorAnswer, InspectorData, InspectorRequest, InspectorResult } from './inspector.ts'

/** Large enough that calls cost nothing, and small enough for a core's cache. */
const buffer = Buffer.allocUnsafeSlow(256 * 1024)

const tellEveryMillis = 200

// Given by the one who starts this thread.
const { layout, stop } = workerData as InspectorData
const stopped = new Int32Array(stop)

parentPort?.on('message', ({ id, wanted }: InspectorRequest) => {
  let toldAt = performance.now()
  const onChunk = () => {
    if (Atomics.load(stopped, 0) >= id) throw new Error('nobody waits for it any more')
    const now = performance.now()
    if (now - toldAt < tellEveryMillis) return
    toldAt = now
    tell({ id, results: null })
  }
  const results: InspectorResult[] = []
  for (const one of wanted) {
    if (Atomics.load(stopped, 0) >= id) break
    results.push(look(one, onChunk))
  }
  tell({ id, results })
})

function look(wanted: WantedObject, onChunk: () => void): InspectorResult {
  try {
    return inspectObject(layout, wanted, { buffer, onChunk }) satisfies Inspection
  } catch (error) {
    // A class doesn't survive the way to another thread.
    if (error instanceof StorageError) return { reason: error.reason, message: error.message }
    return { reason: 'STORE_UNAVAILABLE', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Bytes are handed over rather than copied. */
function tell(answer: InspectorAnswer): void {
  const kept = answer.results?.flatMap((one) => ('bytes' in one && one.bytes ? [one.bytes.buffer] : [])) ?? []
  // They were made by this thread, and are no SharedArrayBuffer.
  parentPort?.postMessage(answer, kept as ArrayBuffer[])
}
