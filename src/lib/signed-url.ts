import { isSignatureOf, signText } from './signature.ts'

/** What a link lets its holder do: GET includes HEAD. */
export type LinkMethod = 'GET' | 'PUT'

type Link = {
  method: LinkMethod
  /** The path, in its one canonical spelling. */
  path: string
  /** Seconds since 1970. */
  expires: number
}

/** Seconds that a link may work: a week. */
export const maxExpiresIn = 604_800

/** A link that needs no key: it says for what and until when, and the signature binds it to that. */
export function signedUrl(options: Link & { origin: string; signingKey: string }): string {
  const query = new URLSearchParams({
    expires: String(options.expires),
    signature: signText(options.signingKey, signedText(options)),
  })
  return `${options.origin}${options.path}?${query}`
}

/**
 * Reads the query of a link. null: the signature is not ours for this method, path and expiry.
 * @returns seconds since 1970 at which the link ends, which may be past.
 */
export function readSignedQuery(
  query: URLSearchParams,
  options: { method: LinkMethod; path: string; signingKey: string },
): { expires: number } | null {
  const [expires, ...moreExpiries] = query.getAll('expires')
  const [signature, ...moreSignatures] = query.getAll('signature')
  if (expires === undefined || signature === undefined) return null
  if (moreExpiries.length > 0 || moreSignatures.length > 0 || !/^[1-9][0-9]{0,11}$/.test(expires)) return null
  const link: Link = { method: options.method, path: options.path, expires: Number(expires) }
  return isSignatureOf(options.signingKey, signedText(link), signature) ? { expires: link.expires } : null
}

function signedText({ method, path, expires }: Link): string {
  return `${method}\n${path}\n${expires}`
}
