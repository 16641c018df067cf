import { collectGarbageQueue } from './garbage/schedule.ts'
import { workQueues } from './work/work-queues.ts'

export const queues = [...Object.values(workQueues), collectGarbageQueue]
