import type { IncomingMessage } from 'node:http'
import { openKeySession } from '../accounts/open-key-session.ts'
import { redeemSignInLink, sessionSeconds } from '../accounts/redeem-sign-in-link.ts'
import { signOut } from '../accounts/sign-out.ts'
import { createContext } from '../context.ts'
import { UnauthenticatedError } from '../errors.ts'
import { authenticateRequest } from './authenticate-request.ts'
import { refuse } from './refuse.ts'
import type { Exchange, Route } from './route.ts'
import { isSecure, readSessionCookie, writeSessionCookie } from './session-cookie.ts'

/** Headers with which browsers and preview bots say that nobody has followed the link yet. */
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

const howToSignIn =
  'Restart Stevedore: it prints a new link each time it starts. Programs use an API key instead: npm run api-key makes one.'

export const signInRoutes: Route[] = [
  { methods: ['GET', 'HEAD'], path: '/sign-in', handle: signIn },
  { methods: ['POST'], path: '/sign-in', handle: signInWithKey },
  { methods: ['POST'], path: '/sign-out', handle: endSession },
]

async function signIn(exchange: Exchange): Promise<void> {
  const { services, request, response, query } = exchange
  // The token is in the address: it must stay neither in a cache nor in the next page's Referer.
  response.setHeader('cache-control', 'no-store').setHeader('referrer-policy', 'no-referrer')
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  if (isPrefetch(request)) {
    // An error makes the browser ask again when the link is followed.
    response.writeHead(503).end()
    return
  }
  try {
    const { session } = await redeemSignInLink(createContext(services), { token: query.get('token') ?? '' })
    response.writeHead(303, { location: '/', 'set-cookie': cookieOf(exchange, session) }).end()
  } catch (error) {
    if (!(error instanceof UnauthenticatedError)) throw error
    await refuseSignIn(exchange, error)
  }
}

/** For a browser whose person has an API key: it goes in a header, and comes back as a session that ends with the key. */
async function signInWithKey(exchange: Exchange): Promise<void> {
  const { services, request, response } = exchange
  response.setHeader('cache-control', 'no-store')
  const caller = await authenticateRequest(services, { authorization: request.headers.authorization ?? '' })
  if (caller === null) throw new UnauthenticatedError('Signing in needs an API key.')
  const { session } = await openKeySession(createContext(services), caller)
  response.writeHead(204, { 'set-cookie': cookieOf(exchange, session) }).end()
}

function cookieOf({ services, request }: Exchange, session: string): string {
  return writeSessionCookie(session, { maxAge: sessionSeconds, secure: isSecure(services.config, request) })
}

async function endSession(exchange: Exchange): Promise<void> {
  const { services, request, response } = exchange
  // Another site can make a browser post here, but not with this header.
  if (request.headers['x-stevedore-csrf'] !== '1') {
    return await refuse(exchange, {
      status: 403,
      code: 'FORBIDDEN',
      message: 'Signing out needs the header x-stevedore-csrf: 1.',
    })
  }
  const session = readSessionCookie(request.headers.cookie)
  if (session !== null) await signOut(createContext(services), { session })
  const cookie = writeSessionCookie('', { maxAge: 0, secure: isSecure(services.config, request) })
  response.writeHead(204, { 'set-cookie': cookie }).end()
}

function isPrefetch({ headers }: IncomingMessage): boolean {
  return prefetchHeaders.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
}

/** Answers with a page where a person looks on, else in JSON. */
async function refuseSignIn(exchange: Exchange, error: UnauthenticatedError): Promise<void> {
  const { request, response } = exchange
  response.setHeader('www-authenticate', 'Bearer')
  if (!request.headers.accept?.includes('text/html')) {
    const message = `${error.message} ${howToSignIn}`
    return await refuse(exchange, { status: 401, code: error.code, message })
  }
  response.writeHead(401, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  response.end(page(error.message))
}

/** Nothing of the request is in the page, so that nothing needs to be escaped. */
function page(message: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stevedore: not signed in</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem }</style>
<h1>Not signed in</h1>
<p>${message}</p>
<p>${howToSignIn}</p>
</html>
`
}
