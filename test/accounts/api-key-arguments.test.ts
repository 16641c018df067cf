import { expect, test } from 'vitest'
import { apiKeyUsage, readApiKeyArguments } from '../../src/commands/read-api-key-arguments.ts'
import { OperatorError } from '../../src/errors.ts'

const faults: [string[], string][] = [
  [['--colour'], "Unknown option '--colour'."],
  [['deploy'], "Unexpected argument 'deploy'."],
  [['--list=yes'], "Option '--list' does not take an argument."],
  [['--revoke'], "Option '--revoke <value>' argument missing."],
  [['--revoke', 'x'], "--revoke takes the id of a key, which --list shows, not 'x'."],
  [['--scopes', 'read,root'], "--scopes takes read, write and admin, not 'root'."],
  [['--scopes', ''], "--scopes takes read, write and admin, not ''."],
  [['--expires', 'soon'], "--expires takes a time such as 30d, 12h or 2027-01-01, not 'soon'."],
  [['--expires', '2027-02-30'], "--expires takes a time such as 30d, 12h or 2027-01-01, not '2027-02-30'."],
  [['--list', '--name', 'x'], '--list and --revoke go with no other option.'],
]

test.each(faults)('%j is refused with a sentence and the usage', (args, sentence) => {
  const refusal = new OperatorError(`${sentence}\n\n${apiKeyUsage}`)
  expect(() => readApiKeyArguments(args)).toThrow(refusal)
})

test('an expiry is a number of days or hours from now, or the start of a day, UTC', () => {
  const expiry = (text: string) => {
    const request = readApiKeyArguments(['--expires', text])
    return request.action === 'CREATE' ? request.expiresAt : null
  }
  const hours = (date: Date | null) => ((date?.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(hours(expiry('12h'))).toBeCloseTo(12, 1)
  expect(hours(expiry('30d'))).toBeCloseTo(30 * 24, 1)
  expect(expiry('2999-01-31')).toEqual(new Date('2999-01-31T00:00:00Z'))
})

test('scopes are read in any case and with blanks', () => {
  expect(readApiKeyArguments(['--scopes', 'read, Admin'])).toMatchObject({ scopes: ['READ', 'ADMIN'] })
})
