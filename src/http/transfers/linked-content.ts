import { type Context, createContext } from '../../context.ts'
import type { LinkedBytes } from '../../files/get-linked-file.ts'
import { readSignedQuery } from '../../lib/signed-url.ts'
import { StorageError } from '../../storage/object-store.ts'
import { refuse } from '../refuse.ts'
import type { Exchange, Route } from '../route.ts'
import { expiredLink, invalidLink } from './link-refusals.ts'
import { serveContent } from './serve-content.ts'
import { explainRefusal } from './transfer-refusals.ts'

type Links = {
  /** Gives what the link with an id leads to, or throws why it leads nowhere. */
  find: (ctx: Context, id: string) => Promise<LinkedBytes>
  /** Told of bytes that the store has lost though `find` still gives them. */
  lose?: (ctx: Context, id: string, lost: LinkedBytes) => Promise<void>
}

/** A route of signed links to bytes. */
export function linkedContent(pathOf: (id: string) => string, { find, lose }: Links): Route {
  return {
    methods: ['GET', 'HEAD'],
    path: pathOf(':id'),
    handle: async (exchange) => {
      const { services, query } = exchange
      const { id = '' } = exchange.parameters
      const link = readSignedQuery(query, {
        method: 'GET',
        path: pathOf(id),
        signingKey: services.signingKey,
      })
      if (link === null) return await refuse(exchange, invalidLink)
      const secondsLeft = Math.floor(link.expires - Date.now() / 1000)
      if (secondsLeft < 0) return await refuse(exchange, expiredLink)
      await serve(exchange, {
        find: () => find(createContext(services), id),
        lose: async (lost) => await lose?.(createContext(services), id, lost),
        secondsLeft,
      })
    },
  }
}

type Content = { find: () => Promise<LinkedBytes>; lose: (lost: LinkedBytes) => Promise<void> }

async function serve(
  exchange: Exchange,
  { secondsLeft, ...content }: Content & { secondsLeft: number },
): Promise<void> {
  try {
    await serveContent(exchange, await content.find(), secondsLeft)
  } catch (thrown) {
    const error = isMissing(thrown) ? await explainMissing(content, thrown) : thrown
    const refusal = explainRefusal(exchange.services, error)
    if (refusal === null) throw error
    await refuse(exchange, refusal)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof StorageError && error.kind === 'MISSING'
}

/** Bytes that are gone may have come to their end since their row was read, or do so now: then that is what to say. */
async function explainMissing({ find, lose }: Content, error: unknown): Promise<unknown> {
  try {
    await lose(await find())
    await find()
    return error
  } catch (later) {
    return later
  }
}
