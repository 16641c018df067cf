import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeBytes } from '../../src/storage/file-system/write-bytes.ts'

it('takes no more from the source than the disk keeps up with', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'stevedore-pipe-'))
  const pipe = join(directory, 'slow-disk')
  execFileSync('mkfifo', [pipe])
  const chunk = randomBytes(65_536)
  const total = 300 * chunk.length
  let taken = 0
  let received = 0
  let mostAhead = 0
  async function* source() {
    for (; taken < total; taken += chunk.length) {
      mostAhead = Math.max(mostAhead, taken - received)
      yield chunk
    }
  }
  // Both ends at once, or opening one would wait for the other.
  await using file = await open(pipe, 'r+')
  const writing = writeBytes(file.fd, source())
  const reading = createReadStream(pipe)
  for await (const bytes of reading) {
    received += bytes.length
    if (received === total) break
  }
  expect(await writing).toBe(total)
  expect(mostAhead).toBeLessThan(1024 ** 2)
  await rm(directory, { recursive: true })
})
