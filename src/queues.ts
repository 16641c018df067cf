import { purgeFinishedWork } from './work/housekeeping.ts'
import { workQueues } from './work/work-queues.ts'

export const queues = [...Object.values(workQueues), purgeFinishedWork]
