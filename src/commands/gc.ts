import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { connectOrm } from '../database/orm.ts'
import { entities } from '../entities.ts'
import { OperatorError } from '../errors.ts'
import { collectGarbage } from '../garbage/collect-garbage.ts'
import type { GarbageCollection } from '../garbage/garbage-collection.entity.ts'
import type { GarbageContext, PassReport } from '../garbage/pass.ts'
import { createLog } from '../log.ts'
import { openStore } from '../storage/open-store.ts'
import { formatBytes } from './format.ts'
import { gcUsage, readGcArguments } from './read-gc-arguments.ts'
import { runCommand } from './run-command.ts'

/** `npm run gc`: collects garbage now, or tells what there is, whether the server runs or not. */
async function main(): Promise<void> {
  const request = readGcArguments(process.argv.slice(2))
  if (request === null) {
    console.log(gcUsage)
    return
  }
  await using ctx = await openContext(readConfig())
  const { signal } = new AbortController()
  const collection = await collectGarbage(ctx, { startedBy: 'COMMAND', ...request, signal })
  if (collection === null) throw new OperatorError('Another process collects garbage just now.')
  console.log(describe(collection))
  if (collection.state !== 'SUCCEEDED') process.exitCode = 1
}

/** @throws OperatorError */
async function openContext(config: Config): Promise<GarbageContext & AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  const log = createLog('fatal')
  const { url } = stack.use(await openDatabase(config, log, { attach: true }))
  const orm = await connectOrm({ url, poolSize: 2, entities })
  stack.defer(() => orm.close())
  await migrate(orm)
  const store = stack.use(
    await openStore({ directory: join(config.dataDirectory, 'objects'), s3: config.s3 }),
  )
  const open = stack.move()
  return { config, em: orm.em.fork(), log, orm, store, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

/** A table with a line for each pass, and what went wrong below it. */
function describe({ dryRun, passes }: GarbageCollection): string {
  const head = ['pass', dryRun ? 'would do' : 'done', 'bytes', 'outcome']
  const rows = passes.map(({ pass, items, bytes, outcome }) => [
    pass.toLowerCase().replaceAll('_', ' '),
    String(items),
    formatBytes(bytes),
    outcome,
  ])
  const lines = [head, ...rows].map(
    ([pass = '', items = '', bytes = '', outcome = '']) =>
      `${pass.padEnd(18)}${items.padStart(10)}${bytes.padStart(12)}  ${outcome}`,
  )
  return [...lines, ...passes.flatMap(explain)].join('\n')
}

function explain({ pass, message }: PassReport): string[] {
  return message === null ? [] : [`\n${pass.toLowerCase().replaceAll('_', ' ')}: ${message}`]
}

await runCommand(main)
