/** The signal of what nobody stops. */
export const neverAborted = new AbortController().signal
