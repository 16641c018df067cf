import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = join(root, 'src/web')
const built = join(root, 'dist/web')

/** Says of which source the console was built. */
const markFile = 'source.sha256'

/** Builds the web console out of src/web, unless what is there was built of just that. */
async function buildConsole(): Promise<void> {
  const mark = await hashSource()
  if ((await readFile(join(built, markFile), 'utf8').catch(() => null)) === mark) return
  if (!existsSync(join(root, 'node_modules/vite'))) {
    console.warn(
      'The web console is not built: its tools are missing. `npm ci` brings them, `npm run build` builds it.',
    )
    return
  }
  console.log('Building the web console…')
  const { build } = await import('vite')
  // Beside the place, and moved there whole: who serves the console meanwhile, or builds it as well, has all of it.
  const draft = `${built}-${process.pid}`
  await build({
    configFile: join(source, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: draft, emptyOutDir: true },
  })
  await writeFile(join(draft, markFile), mark)
  await mkdir(join(root, 'dist'), { recursive: true })
  await rm(built, { recursive: true, force: true })
  await rename(draft, built)
}

async function hashSource(): Promise<string> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const parts = await Promise.all(
    [...paths.sort(), join(root, 'package-lock.json')].map(
      async (path) => `${path.slice(root.length)} ${hash('sha256', await readFile(path))}`,
    ),
  )
  return hash('sha256', parts.join('\n'))
}

await buildConsole()
