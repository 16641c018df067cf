import { describe, expect, test } from 'vitest'
import { type RunControl, SharedRun } from '../../src/lib/shared-run.ts'

/** A run that ends when it's told to. */
function begin() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const controls: RunControl[] = []
  const run = new SharedRun((control) => {
    controls.push(control)
    return promise
  })
  const [control] = controls
  if (control === undefined) throw new Error('the run has not begun')
  return { run, control, resolve, reject }
}

describe('a shared run', () => {
  test('gives all who wait the same, those too who come after its end', async () => {
    const { run, resolve } = begin()
    const waits = [run.wait(), run.wait({ signal: new AbortController().signal })]
    resolve('done')
    expect(await Promise.all(waits)).toEqual(['done', 'done'])
    expect(await run.wait()).toBe('done')
    expect(run.isAborted).toBe(false)
  })

  test('fails for all who wait', async () => {
    const { run, reject } = begin()
    const waits = Promise.allSettled([run.wait(), run.wait()])
    const fault = new Error('fault')
    reject(fault)
    expect((await waits).map((wait) => wait.status === 'rejected' && wait.reason)).toEqual([fault, fault])
    await expect(run.wait()).rejects.toBe(fault)
  })

  test('goes on until the last leaves', async () => {
    const { run, control } = begin()
    const [one, two] = [new AbortController(), new AbortController()]
    const waits = [one, two].map(({ signal }) => run.wait({ signal }))
    one.abort(new Error('one'))
    await expect(waits[0]).rejects.toThrow('one')
    expect(control.signal.aborted).toBe(false)
    two.abort(new Error('two'))
    await expect(waits[1]).rejects.toThrow('two')
    expect(control.signal.aborted).toBe(true)
    expect(run.isAborted).toBe(true)
  })

  test('tells its progress to those who wait, and no longer to those who left', async () => {
    const { run, control, resolve } = begin()
    const told: string[] = []
    const leaving = new AbortController()
    const left = run.wait({ signal: leaving.signal, onProgress: () => told.push('left') })
    const stayed = run.wait({ onProgress: () => told.push('stayed') })
    control.onProgress()
    leaving.abort()
    await expect(left).rejects.toThrow()
    control.onProgress()
    resolve('')
    await stayed
    expect(told).toEqual(['left', 'stayed', 'stayed'])
  })

  test('is no unhandled fault where nobody waits', async () => {
    const { run, reject } = begin()
    reject(new Error('fault'))
    await new Promise((resolve) => setImmediate(resolve))
    await expect(run.wait()).rejects.toThrow('fault')
  })
})
