import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Tool = { name: string; command: string; arguments: (path: string) => string[]; isPiped?: boolean }

const python = (module: string, read: string) => (path: string) => [
  '-c',
  `import sys, ${module}\n${read}`,
  path,
]

const zipTools: Tool[] = [
  { name: 'unzip', command: 'unzip', arguments: (path) => ['-tqq', path] },
  { name: '7z', command: '7z', arguments: (path) => ['t', '-bso0', '-bsp0', path] },
  { name: 'bsdtar', command: 'bsdtar', arguments: (path) => ['-xOf', path] },
  // Reads front to back, without the directory, as macOS does.
  { name: 'bsdtar from a pipe', command: 'bsdtar', arguments: () => ['-xOf', '-'], isPiped: true },
  {
    name: 'python',
    command: 'python3',
    arguments: python('zipfile', 'sys.exit(zipfile.ZipFile(sys.argv[1]).testzip())'),
  },
]

const tarTools: Tool[] = [
  { name: 'tar', command: 'tar', arguments: (path) => ['-xzOf', path] },
  { name: 'bsdtar', command: 'bsdtar', arguments: (path) => ['-xOf', path] },
  {
    name: 'python',
    command: 'python3',
    arguments: python(
      'tarfile',
      'with tarfile.open(sys.argv[1]) as tar:\n for entry in tar: tar.extractfile(entry).read()',
    ),
  },
]

const has = (tool: Tool) => spawnSync(tool.command, ['--version']).error === undefined

function installed(tools: Tool[]): Tool[] {
  for (const { name } of tools.filter((tool) => !has(tool)))
    console.warn(`There is no ${name}: the tests run WITHOUT it.`)
  return tools.filter(has)
}

/** What tools that are installed have to say of a file, errors and warnings, after reading all of it; nothing is well. */
function complaints(tools: Tool[], path: string): string[] {
  return tools.flatMap((tool) => {
    const { status, stderr, stdout, error } = spawnSync(tool.command, tool.arguments(path), {
      ...(tool.isPiped && { input: readFileSync(path) }),
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      maxBuffer: 1024 ** 3,
    })
    if (error) return [`${tool.name}: ${error.message}`]
    if (status === 0 && stderr.length === 0) return []
    return [`${tool.name} ended with ${status}: ${stderr}${status === 0 ? '' : stdout.subarray(0, 2_000)}`]
  })
}

const [zipReaders, tarReaders] = [installed(zipTools), installed(tarTools)]

export const complaintsOfZip = (path: string) => complaints(zipReaders, path)
export const complaintsOfTar = (path: string) => complaints(tarReaders, path)
