import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../support/compile-cache.ts'

const script = fileURLToPath(new URL('../../src/commands/api-key.ts', import.meta.url))

/** Runs `npm run api-key -- …args` without npm. */
export async function runApiKeyCommand(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { promise, resolve } = Promise.withResolvers<{
    code: number | null
    stdout: string
    stderr: string
  }>()
  const child = execFile(
    process.execPath,
    [script, ...args],
    { env: { ...compileCache, ...environment } },
    (_error, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
  )
  return await promise
}
