import { collectGarbageQueue } from './garbage/schedule.ts'
import { archiveRunsQueue } from './sync-runs/archive/archive-queue.ts'
import { startDueRunsQueue } from './sync-runs/schedules/work-on-schedules.ts'
import { workQueues } from './work/work-queues.ts'

export const queues = [...Object.values(workQueues), collectGarbageQueue, startDueRunsQueue, archiveRunsQueue]
