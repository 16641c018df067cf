import type { Page } from 'playwright-core'

/** What someone sees of a busy page, in milliseconds of the clock: from frame to frame, and tasks above 50 ms. */
export type Frames = { pauses: number[]; longTasks: number[] }

/** Watches the page's frames. @returns what ends that. */
export async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  const watch = await page.evaluateHandle(() => {
    const pauses: number[] = []
    const longTasks: number[] = []
    let before = performance.now()
    let handle = requestAnimationFrame(function next(now) {
      pauses.push(now - before)
      before = now
      handle = requestAnimationFrame(next)
    })
    const observer = new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration))
    })
    observer.observe({ type: 'longtask' })
    return {
      end: () => {
        cancelAnimationFrame(handle)
        observer.disconnect()
        return { pauses, longTasks }
      },
    }
  })
  return async () => await watch.evaluate(({ end }) => end())
}
