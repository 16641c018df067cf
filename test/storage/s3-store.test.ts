import { afterAll, beforeAll, describe } from 'vitest'
import { makeS3Bucket, type S3Bucket } from '../support/s3-bucket.ts'
import { hasS3Server } from '../support/s3-server.ts'
import { describeObjectStore } from './object-store-contract.ts'
import { describeS3Direct } from './s3-direct.ts'
import { describeS3Faults } from './s3-faults.ts'
import { describeS3Objects } from './s3-objects.ts'
import { openS3TestStore } from './s3-test-store.ts'

describe.runIf(hasS3Server)('on a real S3 server,', () => {
  let server: S3Bucket
  beforeAll(async () => {
    server = await makeS3Bucket()
  })
  afterAll(() => server[Symbol.dispose]())

  describeObjectStore('the S3 store', () => openS3TestStore(server))
  describe('objects', () => describeS3Objects(() => server))
  describe('objects that come by links', () => describeS3Direct(() => server))
  describe('the S3 store on a way that fails:', () => describeS3Faults(() => server))
})
