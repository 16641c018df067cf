/** Tasks of a batch at most. */
export const batchTasks = 500

/** Files of a batch have about so many bytes together at most; a larger one is a batch of its own. */
export const batchBytes = 256 * 1024 ** 2
