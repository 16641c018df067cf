import type pg from 'pg'
import { PgBoss } from 'pg-boss'

/** Seconds that the rows alone take: those of a target's tasks, in one statement, with its indexes and without anything else. */
export async function insertBare(client: pg.Client, replayId: string): Promise<number> {
  await client.query('create table bare_tasks (like sync_tasks including all)')
  const start = performance.now()
  await client.query(
    `insert into bare_tasks (run_id, subject_id, channel, batch_id, action)
     select replay_id, subject_id, channel, replay_id, action from replay_items where replay_id = $1`,
    [replayId],
  )
  const seconds = (performance.now() - start) / 1000
  await client.query('drop table bare_tasks')
  return seconds
}

/** Jobs that one call of pg-boss moves. */
export const redriveLimit = 10_000

/** Seconds in which pg-boss brings so many dead jobs, each with what a task is about, back to the queue that they were on. */
export async function redrive(client: pg.Client, databaseUrl: string, jobs: number): Promise<number> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'rival',
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.createQueue('dead')
  await boss.createQueue('tasks', { deadLetter: 'dead' })
  await client.query(
    `insert into rival.job (name, data, policy, source_name)
     select 'dead', jsonb_build_object('runId', uuidv7(), 'subjectId', uuidv7(), 'channel', 'primary', 'action', 'VERIFY'), 'standard', 'tasks'
     from generate_series(1, $1::int)`,
    [jobs],
  )
  // Its table is partitioned.
  await client.query('vacuum analyze')
  const start = performance.now()
  let moved = 0
  for (let last = -1; last !== 0; moved += last) last = await boss.redrive('dead', { limit: redriveLimit })
  const seconds = (performance.now() - start) / 1000
  if (moved !== jobs) throw new Error(`${moved} of ${jobs} jobs came back`)
  await boss.stop({ graceful: false })
  await client.query('drop schema rival cascade')
  return seconds
}
