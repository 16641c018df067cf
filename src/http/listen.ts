import type { Server } from 'node:http'
import { OperatorError } from '../errors.ts'

/**
 * Waits until the server takes connections.
 * @param options.settings How the names of the settings begin that host and port are of.
 * @returns the port: the given one, or a free one in the place of 0.
 * @throws OperatorError with what the operator can do about it.
 */
export async function listen(
  server: Server,
  { host, port, settings }: { host: string; port: number; settings: string },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, { host, port, settings })))
    server.listen({ host, port }, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server without a port')
  return address.port
}

function explain(
  error: NodeJS.ErrnoException,
  { host, port, settings }: { host: string; port: number; settings: string },
): Error {
  const options = { cause: error }
  switch (error.code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} of ${host} is in use: stop the other program, or set ${settings}_PORT to another port.`,
        options,
      )
    case 'EACCES':
      return new OperatorError(
        `This user may not listen on port ${port}: set ${settings}_PORT to 1024 or more.`,
        options,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorError(`${settings}_HOST, ${host}, is not an address of this machine.`, options)
    default:
      return error
  }
}
