import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../support/compile-cache.ts'

const script = fileURLToPath(new URL('../../src/commands/demo.ts', import.meta.url))

/** How a demo ended, and what it printed. */
export type DemoEnd = { code: number | null; stdout: string; stderr: string }

/** Starts `npm run demo -- …args` without npm, and without a terminal. */
export function startDemo(args: string[], environment: Record<string, string> = {}) {
  const ended = Promise.withResolvers<DemoEnd>()
  let printed = ''
  const child = execFile(
    process.execPath,
    [script, ...args],
    { env: { ...compileCache, ...environment } },
    (_, stdout, stderr) => ended.resolve({ code: child.exitCode, stdout, stderr }),
  )
  child.stdout?.on('data', (text) => {
    printed += text
  })
  return { ended: ended.promise, printed: () => printed }
}

export async function runDemo(args: string[], environment: Record<string, string> = {}): Promise<DemoEnd> {
  return await startDemo(args, environment).ended
}
