/** The connection could not be made or broke (RFC names of the operating system), or Postgres is starting or ending. */
const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
/**
 * PostgreSQL, appendix A: class 08 is about connections, class 57P about an operator's intervention, 53 about resources;
 * 25P03 ends a transaction in which nothing was asked for too long.
 */
const sqlState = /^(08|57P|53|25P03)/
/** What `pg` says of a connection that ended under a query, without a code. */
const endings =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|timeout exceeded when)/

/** Whether an error says that the database is away for the moment, rather than that a statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (systemCodes.has(code) || sqlState.test(code) || endings.test(cause.message)) return true
    // The ORM's errors carry what the driver threw as `previous` behind the message.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
  }
  return false
}
