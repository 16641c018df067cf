import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes a minute or more. */
const slow = [
  'storage/s3-store',
  'chaos/chaos',
  'archives/corpus-extraction',
  'jobs/recovery',
  'process/start',
  'machines/machines',
  'storage/s3-service',
]

/**
 * Begins with the test files that take longest, so that none of them runs alone in the end. Where nothing is known of
 * earlier runs, files are else sorted by their size, which says little.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slow.some((path) => moduleId.includes(`/test/${path}.`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
