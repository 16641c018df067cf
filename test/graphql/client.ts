import { createSignInLink } from '../../src/accounts/create-sign-in-link.ts'
import { redeemSignInLink } from '../../src/accounts/redeem-sign-in-link.ts'
import type { TestApp } from '../support/test-app.ts'

export type Answer = {
  status: number
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: unknown[]; extensions?: { code?: unknown; id?: unknown } }[]
}

type Request = { query: string; variables?: Record<string, unknown>; operationName?: string }

/** Posts an operation, with the test's key unless `headers` says otherwise. */
export async function post(
  { url, secret }: TestApp,
  body: Request | string,
  headers: Record<string, string> = { authorization: `Bearer ${secret}` },
): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { ...(await response.json()), status: response.status }
}

/** The code of the first error. */
export function codeOf({ errors }: Answer): unknown {
  return errors?.[0]?.extensions?.code
}

/** The headers of a browser that has signed in. */
export async function signIn({ caller }: TestApp): Promise<{ cookie: string }> {
  const { session } = await redeemSignInLink(caller, await createSignInLink(caller))
  return { cookie: `stevedore_session=${session}` }
}
