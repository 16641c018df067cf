import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { errorCode } from './errors.ts'

/**
 * Below the ports that systems lend to outgoing connections (from 32768 on Linux, 49152 on macOS): one of those could
 * take the port while Postgres restarts, even a client's own attempt to connect.
 */
const FIRST = 15_000
const END = 32_768

/** A port of 127.0.0.1 that is free now; someone else may take it at any time. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return true
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE' || errorCode(error) === 'EACCES') return false
    throw error
  } finally {
    server.close()
  }
}
