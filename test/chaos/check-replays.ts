import type { ChaosSite } from './chaos-site.ts'

type ReplayRow = {
  id: string
  phase: string
  state: string
  counters: Record<string, number>
  rows: Record<string, number>
}

/**
 * Every replay was asked for and is complete, its counters and its receipt equal its rows; and each failure of a run that was
 * replayed is in exactly the target of the replay that the source names, or in none and pending in the source.
 */
export async function checkReplays(
  site: ChaosSite,
): Promise<{ findings: string[]; replays: number; failures: number }> {
  const findings: string[] = []
  const replays = await site.query<ReplayRow>(`
    select replay.id, phase, work.state,
      json_build_object('selected', selected, 'taken', replay.taken, 'enqueued', enqueued, 'tasks', enqueued, 'told', replayed,
        'cleaned', enqueued, 'conflicts', 0, 'inTarget', coalesce((receipt ->> 'inTarget')::int, -1),
        'replayed', coalesce((receipt ->> 'replayed')::int, -1)) as counters,
      json_build_object('selected', items.own + released, 'taken', items.taken, 'enqueued', newly_enqueued + already_present,
        'tasks', (select count(*) from sync_tasks where run_id = target_run_id),
        'told', (select count(*) from sync_failures where run_id = replay.source_run_id and replay_id = replay.id),
        'cleaned', replayed, 'conflicts', conflicts, 'inTarget', items.own, 'replayed', items.own) as rows
    from replays replay join work using (id) cross join lateral (
      select count(*) filter (where state = 'TAKEN') as taken, count(*) filter (where state <> 'TAKEN') as own
      from replay_items where replay_id = replay.id) items`)
  for (const { id, phase, state, counters, rows } of replays) {
    if (!site.ledger.replays.has(id)) findings.push(`replay ${id} was made although nobody asked for it`)
    if (phase !== 'COMPLETED' || state !== 'SUCCEEDED')
      findings.push(`replay ${id} is ${phase}, its work ${state}`)
    if (JSON.stringify(counters) !== JSON.stringify(rows))
      findings.push(`replay ${id} counts ${JSON.stringify(counters)}, and has ${JSON.stringify(rows)}`)
  }
  if (replays.length !== site.ledger.replays.size)
    findings.push(`${site.ledger.replays.size} replays were asked for, and there are ${replays.length}`)
  const failures = await site.query<{ id: string; state: string; count: number; isRight: boolean }>(`
    with targets as (
      select failure.id, count(task.run_id)::int as count,
        coalesce(bool_and(replay.id = failure.replay_id), true) as is_right
      from sync_failures failure join replays replay on replay.source_run_id = failure.run_id
      left join sync_tasks task on task.run_id = replay.target_run_id
        and task.subject_id = failure.subject_id and task.channel = failure.channel
      where task.run_id is not null or failure.state = 'PENDING' group by failure.id)
    select failure.id, failure.state, coalesce(targets.count, 0) as count, coalesce(targets.is_right, true) as "isRight"
    from sync_failures failure left join targets using (id)
    where run_id in (select source_run_id from replays)`)
  for (const { id, state, count, isRight } of failures) {
    if (count !== (state === 'REPLAYED' ? 1 : 0) || !isRight)
      findings.push(`failure ${id} is ${state} in the source, and in ${count} targets`)
  }
  const open = await site.query<{ id: string }>(`
    select id from sync_runs where operation = 'REPLAY' and (outcome is null or not producer_done)`)
  findings.push(...open.map(({ id }) => `target run ${id} has not ended, or doesn't know that it has all`))
  return { findings, replays: replays.length, failures: failures.length }
}
