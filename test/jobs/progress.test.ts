import { expect, it } from 'vitest'
import { uploadBytes } from '../support/files.ts'
import { startTestApp } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { askForJob, followJob } from './ask.ts'

it('tells each step, and 100 % only with the end', async () => {
  await using api = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
  const zip = await makeZip(randomEntries(120, 200_000), { compress: false })
  const archiveId = await uploadBytes(api, 'archive.zip', zip)
  const { id } = await askForJob(api, { archiveId })
  const following = followJob(api, id)
  await using _worker = await startTestApp({ site: api.site, settings: { STEVEDORE_ROLES: 'worker' } })
  const { states, last } = await following

  const steps = states.map(({ step }) => step)
  expect(steps[0]).toBeNull()
  expect([...new Set(steps.slice(1, -1))]).toEqual(['PREPARING', 'WORKING', 'FINISHING'])
  expect(steps.at(-1)).toBeNull()

  const whole = states.filter(
    ({ progress }) =>
      progress.itemsDone === progress.itemsTotal || progress.bytesDone === progress.bytesTotal,
  )
  expect(whole).toEqual([last])
  const finishing = states.findLast(({ step }) => step === 'FINISHING')
  expect(finishing?.progress.itemsDone).toBeLessThan(120)
  expect(last.progress).toMatchObject({ itemsDone: 120, itemsPerSecond: null, secondsLeft: null })
})

it('does not tell all bytes of the last entry before it is a file', async () => {
  await using app = await startTestApp()
  const zip = await makeZip(randomEntries(1, 30_000_000), { compress: false })
  const { id } = await askForJob(app, { archiveId: await uploadBytes(app, 'archive.zip', zip) })
  const { states, last } = await followJob(app, id)
  const whole = states.filter(({ progress }) => progress.bytesDone === progress.bytesTotal)
  expect(whole).toEqual([last])
  expect(last.progress.bytesDone).toBe(30_000_000)
})
