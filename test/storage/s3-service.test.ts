import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createLog } from '../../src/log.ts'
import { askForJob, extractToEnd, followJob } from '../jobs/ask.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { makeS3Bucket, type S3Bucket } from '../support/s3-bucket.ts'
import { credentialVariables, hasS3Server } from '../support/s3-server.ts'
import { spawnStevedore } from '../support/spawn-stevedore.ts'
import { createTestSite, startTestApp, type TestSite } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { startS3Proxy } from './s3-proxy.ts'

const start = (environment: Record<string, string>) => startApp(readConfig(environment), createLog('silent'))

describe.runIf(hasS3Server)('Stevedore with its files in S3', () => {
  let server: S3Bucket
  let site: TestSite
  beforeAll(async () => {
    server = await makeS3Bucket()
    Object.assign(process.env, credentialVariables)
  })
  afterAll(() => server[Symbol.dispose]())
  beforeEach(async () => {
    site = await createTestSite()
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await site[Symbol.asyncDispose]()
  })

  const settings = () => ({
    STEVEDORE_S3_BUCKET: server.bucket,
    STEVEDORE_S3_ENDPOINT: server.endpoint,
    STEVEDORE_S3_CHECKSUMS: 'when-required',
    STEVEDORE_S3_PREFIX: site.dataDirectory,
  })
  /** Entries that are held whole on their way, and some that are streamed: one of them in parts. */
  const entries = {
    ...randomEntries(60, 5_000),
    ...randomEntries(2, 1_500_000),
    ...randomEntries(1, 9_000_000),
  }

  it.each(['false', 'true'])(
    'takes an archive in, unpacks it and gives the files out again; presigned: %s',
    async (presigned) => {
      await using app = await startTestApp({
        site,
        settings: { ...settings(), STEVEDORE_S3_PRESIGNED_DOWNLOADS: presigned },
      })
      const zip = await makeZip(entries, { compress: false })
      const archiveId = await uploadBytes(app, 'archive.zip', zip)
      const job = await extractToEnd(app, { archiveId })
      const count = Object.keys(entries).length
      expect(job).toMatchObject({
        state: 'SUCCEEDED',
        attempt: 1,
        summary: { extracted: count, skipped: [] },
      })

      const children = await readChildren(app, archiveId)
      expect(Object.fromEntries([...children].map(([path, file]) => [path, file.sha256]))).toEqual(
        Object.fromEntries(Object.entries(entries).map(([path, bytes]) => [path, hash('sha256', bytes)])),
      )
      for (const path of ['folder/0000.bin', 'folder/0050.bin']) {
        const { downloadUrl = '' } = children.get(path) ?? {}
        expect(downloadUrl.startsWith(presigned === 'true' ? server.endpoint : app.url)).toBe(true)
        const answer = await fetch(downloadUrl)
        expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=${path.slice(-8)}`)
        expect(answer.headers.get('content-type')).toBe('application/octet-stream')
        expect(hash('sha256', await answer.bytes())).toBe(children.get(path)?.sha256)
      }
      expect(await app.app.services.store.list()[Symbol.asyncIterator]().next()).toMatchObject({
        done: false,
      })
    },
  )

  it('waits out an outage of the bucket', async () => {
    await using proxy = await startS3Proxy(server.endpoint)
    await using app = await startTestApp({
      site,
      settings: { ...settings(), STEVEDORE_S3_ENDPOINT: proxy.endpoint },
    })
    const archiveId = await uploadBytes(app, 'archive.zip', await makeZip(entries, { compress: false }))
    proxy.trouble = (asked) =>
      asked.startsWith('PUT ') ? { kind: 'ANSWER', status: 500, code: 'InternalError' } : null
    const { id } = await askForJob(app, { archiveId })
    await followJob(app, id, ({ timeline }) => timeline.edges.some(({ node }) => node.event === 'RETRIED'))
    proxy.trouble = () => null
    const { last } = await followJob(app, id)
    expect(last).toMatchObject({ state: 'SUCCEEDED', summary: { skipped: [] } })
    expect(last.timeline.edges.find(({ node }) => node.event === 'RETRIED')?.node.message).toContain(
      'The object store failed: the store answers 500.',
    )
  })

  it.each([
    {
      what: 'is not there',
      given: { STEVEDORE_S3_BUCKET: 'elsewhere' },
      why: 'there is no such bucket',
    },
    {
      what: 'refuses the key',
      given: { AWS_ACCESS_KEY_ID: 'NOBODY' },
      why: 'the access key is not known',
    },
    {
      what: 'refuses the secret',
      given: { AWS_SECRET_ACCESS_KEY: 'a-wrong-secret' },
      why: 'the secret key is wrong',
    },
    {
      what: 'does not answer',
      given: { STEVEDORE_S3_ENDPOINT: 'http://127.0.0.1:9' },
      why: 'the connection is refused',
    },
  ])('does not start with a bucket that $what, and says so in one sentence', async ({ given, why }) => {
    const environment: Record<string, string> = { ...site.environment, ...settings(), ...given }
    for (const name of Object.keys(credentialVariables))
      if (name in environment) vi.stubEnv(name, environment[name])
    const { STEVEDORE_S3_BUCKET: bucket, STEVEDORE_S3_ENDPOINT: endpoint } = environment
    const message = `The S3 bucket ${bucket} at ${endpoint} can't be used: ${why}.`
    await expect(start(environment)).rejects.toMatchObject({ name: 'StoreUnavailableError', message })
  })

  it('trusts the certificate of a store when it is told to, and else says that it does not', async () => {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(site.dataDirectory, name))
    const words = `req -x509 -nodes -days 2 -newkey rsa:2048 -subj /CN=test -addext subjectAltName=IP:127.0.0.1`
    execFileSync('openssl', [...words.split(' '), '-keyout', key ?? '', '-out', cert ?? ''], {
      stdio: 'ignore',
    })
    const tls = { key: await readFile(key ?? ''), cert: await readFile(cert ?? '') }
    await using proxy = await startS3Proxy(server.endpoint, tls)
    const given = { ...settings(), ...credentialVariables, STEVEDORE_S3_ENDPOINT: proxy.endpoint }
    await expect(start({ ...site.environment, ...given })).rejects.toThrow(
      "can't be used: the store's certificate is not trusted.",
    )
    await using trusting = spawnStevedore({
      ...site.environment,
      ...given,
      NODE_EXTRA_CA_CERTS: cert ?? '',
    })
    await trusting.printed(/Stevedore is ready/)
  })

  it('reads a bucket in whose name there are dots', async () => {
    const bucket = 'files.example.org'
    await server.client.send(new CreateBucketCommand({ Bucket: bucket }))
    await using app = await startTestApp({ site, settings: { ...settings(), STEVEDORE_S3_BUCKET: bucket } })
    await expect(app.app.services.store.check()).resolves.toBeUndefined()
  })
})

it('names every setting of S3 that is wrong, together with those that need a bucket', () => {
  const read = () =>
    readConfig({
      STEVEDORE_S3_ENDPOINT: 'ftp://example.org',
      STEVEDORE_S3_PATH_STYLE: 'yes',
      STEVEDORE_S3_CHECKSUMS: 'never',
      STEVEDORE_S3_PREFIX: 'a?b',
    })
  expect(read).toThrow('STEVEDORE_S3_ENDPOINT must be a URL such as https://s3.example.org')
  expect(read).toThrow('STEVEDORE_S3_PATH_STYLE must be true or false')
  expect(read).toThrow('STEVEDORE_S3_CHECKSUMS must be when-supported or when-required')
  expect(read).toThrow('STEVEDORE_S3_PREFIX must be of letters')
  expect(read).toThrow('STEVEDORE_S3_ENDPOINT needs STEVEDORE_S3_BUCKET')
})
