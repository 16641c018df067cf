import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { errorCode } from './errors.ts'

/**
 * Copies a package's binaries, readable by all, unless they are there already, and makes the links that its install
 * script would have made. The copy appears in one step, so two of us may make it at once.
 */
export async function copyPostgresBinaries(packageFolder: string, copy: string): Promise<string> {
  const parent = dirname(copy)
  const made = await mkdir(parent, { recursive: true })
  // Whatever the umask is, the user that root chose must get in.
  if (made !== undefined) await chmod(parent, 0o755)
  await assertTrusted(parent)
  if (await exists(copy)) {
    await assertTrusted(copy)
    return copy
  }
  const draft = await mkdtemp(`${copy}.draft-`)
  try {
    await cp(join(packageFolder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
    await makeLinks(packageFolder, draft)
    await openToAll(draft)
    await rename(draft, copy)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error
    await assertTrusted(copy)
  }
  return copy
}

/** A copy may lie where others make folders too, and one of theirs could hold their program. */
async function assertTrusted(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder)
  const isOurs = uid === process.geteuid?.() && (mode & 0o022) === 0
  if (!isOurs) throw new Error(`${folder} does not belong to us alone`)
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

/** `pg-symlinks.json` lists what npm can't pack: [{ source, target }], relative to the package. */
async function makeLinks(packageFolder: string, draft: string): Promise<void> {
  const list: { source: string; target: string }[] = JSON.parse(
    await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of list) {
    const link = join(draft, relative('native', target))
    if (!(await exists(link))) await symlink(relative(dirname(target), source), link)
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}
