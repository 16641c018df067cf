import type { BagReport } from './bag-report.ts'
import type { CheckedFiles } from './check-files.ts'
import type { Declaration } from './read-declaration.ts'
import { linesOf } from './read-manifest.ts'

/** A line that begins with white space goes on with the one before it. By the drafts, space before the colon is fine. */
const infoLine = /^(?:[ \t]|[^:\s][^:]*:)/
const strictInfoLine = /^(?:[ \t]|[^:\s](?:[^:]*[^:\s])?:[ \t])/
const oxumLine = /^Payload-Oxum[ \t]*:[ \t]*([0-9]+)\.([0-9]+)[ \t]*$/i

/** Checks the form of bag-info.txt, and its Payload-Oxum against the files where they are all there. */
export function checkInfo(
  text: string,
  { payload, declaration, report }: { payload: CheckedFiles; declaration: Declaration; report: BagReport },
): void {
  const form = declaration.isBefore1 ? infoLine : strictInfoLine
  for (const line of linesOf(text)) {
    if (!form.test(line)) report.errors.push(`bag-info.txt has a line that makes no sense: ${line}.`)
    const [, size, count] = oxumLine.exec(line) ?? []
    if (size === undefined || !payload.isCountable) continue
    if (Number(size) !== payload.size || Number(count) !== payload.count) {
      report.errors.push(`Payload-Oxum says ${size}.${count}, but it is ${payload.size}.${payload.count}.`)
    }
  }
}
