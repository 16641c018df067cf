import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { codeOf, post, signIn } from './client.ts'
import { uploadFileMutation } from './operations.ts'

let app: TestApp
let cookie: { cookie: string }
beforeAll(async () => {
  app = await startTestApp()
  cookie = await signIn(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const mutation = { query: 'mutation { createUpload(input: { filename: "a" }) { __typename } }' }

describe('with a session', () => {
  it('a POST needs the CSRF header', async () => {
    for (const query of [mutation.query, '{ viewer { id } }']) {
      const answer = await post(app, { query }, cookie)
      expect([answer.status, codeOf(answer)]).toEqual([403, 'FORBIDDEN'])
    }
    const answer = await post(app, mutation, { ...cookie, 'x-stevedore-csrf': '1' })
    expect(answer.data).toEqual({ createUpload: { __typename: 'CreateUploadPayload' } })
  })

  it('a multipart request needs the CSRF header', async () => {
    expect((await upload(cookie)).status).toBe(403)
    expect((await upload({ ...cookie, 'x-stevedore-csrf': '1' })).status).toBe(200)
  })

  it('a GET needs none', async () => {
    const response = await fetch(`${app.url}/graphql?query={viewer{name}}`, { headers: cookie })
    expect(await response.json()).toEqual({ data: { viewer: { name: 'default' } } })
  })
})

it('an API key needs no CSRF header', async () => {
  expect((await post(app, mutation)).status).toBe(200)
})

it('no other site may read answers', async () => {
  const headers = { authorization: `Bearer ${app.secret}`, origin: 'http://evil.example' }
  const asked = await fetch(`${app.url}/graphql?query={__typename}`, { headers })
  const preflight = await fetch(`${app.url}/graphql`, { method: 'OPTIONS', headers })
  for (const response of [asked, preflight]) {
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

async function upload(headers: Record<string, string>): Promise<Response> {
  const form = new FormData()
  form.set(
    'operations',
    JSON.stringify({ query: String(uploadFileMutation), variables: { input: { file: null } } }),
  )
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.set('0', new File(['bytes'], 'a.txt'))
  return await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: form })
}
