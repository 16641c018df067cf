/** Gives a function that passes promises on, and rejects those that haven't settled when the time is over. */
export function createDeadline(millis: number): <T>(promise: Promise<T>) => Promise<T> {
  const signal = AbortSignal.timeout(millis)
  const tooLong = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // Where nobody waits at that moment, it's no fault.
  tooLong.catch(() => {})
  return (promise) => Promise.race([promise, tooLong])
}
