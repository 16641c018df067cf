import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds fault with.
 * @param rules Those to judge by, or their tags; left out: all that are on by default.
 */
export async function findFaults(
  page: Page | Frame,
  rules: string[] | null = null,
): Promise<{ id: string; targets: string }[]> {
  await page.evaluate(axe)
  const results = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    return await axe.run(only === null ? {} : { runOnly: only })
  }, rules)
  return results.violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => target).join(', '),
  }))
}
