import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMultiparts, s3Settings } from '../files/direct-client.ts'
import { storedKeys } from '../files/test-upload.ts'
import { first, type S3Proxy, startS3Proxy } from '../storage/s3-proxy.ts'
import { makeS3Bucket, type S3Bucket } from '../support/s3-bucket.ts'
import { hasS3Server } from '../support/s3-server.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { download, exportToEnd, fillCollection, linkTo, makeCollection } from './ask-for-export.ts'

const MiB = 1024 ** 2
const isSecondPart = (asked: string) => /^PUT .*[?&]partNumber=2\b/.test(asked)

describe.runIf(hasS3Server)('an export in S3', () => {
  let server: S3Bucket
  let proxy: S3Proxy
  let app: TestApp
  let collectionId: string
  let settings: Record<string, string>

  beforeAll(async () => {
    server = await makeS3Bucket()
    proxy = await startS3Proxy(server.endpoint)
    settings = { ...s3Settings(server), STEVEDORE_S3_ENDPOINT: proxy.endpoint }
    app = await startTestApp({ settings })
    collectionId = await makeCollection(app)
    await fillCollection(app, collectionId, { 'noise.jpg': randomBytes(9 * MiB) })
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await proxy[Symbol.asyncDispose]()
    server[Symbol.dispose]()
  })

  it('whose upload fails in the middle is begun anew, and leaves nothing of what had been sent', async () => {
    proxy.trouble = first(1, { kind: 'ANSWER', status: 403, code: 'AccessDenied' }, isSecondPart)
    const ready = await exportToEnd(app, { collectionId, format: 'ZIP' })
    expect(ready).toMatchObject({ exportState: 'READY', complete: true, attempt: 2 })
    await download(app, ready)
    expect(await openMultiparts(server, settings['STEVEDORE_S3_PREFIX'])).toEqual([])
    expect(await storedKeys(app.app.services)).toHaveLength(2)
  })

  it('that ends while it is downloaded cuts that off, rather than to look whole, and is 410 from then on', async () => {
    const ready = await exportToEnd(app, { collectionId, format: 'ZIP' })
    const link = await linkTo(app, ready.id)
    let reads = 0
    proxy.trouble = (asked) => {
      if (!asked.startsWith('GET ')) return null
      return reads++ === 0 ? { kind: 'CUT', after: MiB } : { kind: 'ANSWER', status: 404, code: 'NoSuchKey' }
    }
    const underWay = await fetch(link)
    expect(underWay.status).toBe(200)
    await expect(underWay.arrayBuffer()).rejects.toThrow()
    expect((await fetch(link)).status).toBe(410)
  })
})
