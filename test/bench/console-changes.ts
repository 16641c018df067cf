import type { Page } from 'playwright-core'

/** Counts how often each row of a list, or each part of a view, shows something new. @returns what reads the counts. */
export async function countChanges(page: Page): Promise<() => Promise<number[]>> {
  const watch = await page.evaluateHandle(() => {
    const counts = new Map<Element, number>()
    const observer = new MutationObserver((changes) => {
      const places = changes.map(({ target }) => target.parentElement?.closest('[role=row], .card'))
      for (const place of new Set(places)) if (place) counts.set(place, (counts.get(place) ?? 0) + 1)
    })
    observer.observe(document.querySelector('main') ?? document, { subtree: true, characterData: true })
    return {
      end: () => {
        observer.disconnect()
        return [...counts.values()]
      },
    }
  })
  return async () => await watch.evaluate(({ end }) => end())
}
