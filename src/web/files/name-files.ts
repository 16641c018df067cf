import { formatCount } from '../lib/format.ts'

export function nameFiles(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'file' : 'files'}`
}
