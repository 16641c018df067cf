import type { IncomingMessage } from 'node:http'
import type { Caller } from '../accounts/caller.ts'
import { ForbiddenError } from '../errors.ts'

/** Another site can make a browser send its cookie, but not with this header. @throws ForbiddenError */
export function demandCsrfHeader({ method, headers }: IncomingMessage, caller: Caller | null): void {
  if (method !== 'POST' || caller?.credential.kind !== 'SESSION' || headers['x-stevedore-csrf'] === '1')
    return
  throw new ForbiddenError('With a session, a POST needs the header x-stevedore-csrf: 1.')
}
