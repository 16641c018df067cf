/** One pass of a sweep; what is left waits for the next, which follows at once. */
export const sweepBatch = 200
