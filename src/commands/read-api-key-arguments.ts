import { type Scope, scopes } from '../accounts/scopes.ts'
import type { OperatorError } from '../errors.ts'
import { isUuid } from '../lib/uuid.ts'
import { argumentsRefused, readArguments } from './read-arguments.ts'

export const apiKeyUsage = `Usage: npm run api-key -- [options]

  --name NAME       what the key is called             (npm run api-key)
  --scopes SCOPES   read, write, admin, with commas    (read,write)
  --expires WHEN    after 30d or 12h, or on 2027-01-01 (never)
  --list            list the keys instead of making one
  --revoke ID       end a key instead of making one
  --help            print this

The server may be running or not.`

/** What the command is asked to do. */
export type ApiKeyRequest =
  | { action: 'CREATE'; name: string; scopes: Scope[]; expiresAt: Date | null }
  | { action: 'HELP' }
  | { action: 'LIST' }
  | { action: 'REVOKE'; apiKeyId: string }

const options = {
  name: { type: 'string' },
  scopes: { type: 'string' },
  expires: { type: 'string' },
  list: { type: 'boolean' },
  revoke: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** @throws OperatorError that names the fault and ends with the usage. */
export function readApiKeyArguments(argv: string[]): ApiKeyRequest {
  const { values } = readArguments({ args: argv, options }, apiKeyUsage)
  const { name, scopes, expires, list, revoke, help } = values
  if (help) return { action: 'HELP' }
  const creates = name !== undefined || scopes !== undefined || expires !== undefined
  if ([creates, list === true, revoke !== undefined].filter(Boolean).length > 1) {
    throw refusal('--list and --revoke go with no other option')
  }
  if (list) return { action: 'LIST' }
  if (revoke !== undefined) return { action: 'REVOKE', apiKeyId: readKeyId(revoke) }
  return {
    action: 'CREATE',
    name: name ?? 'npm run api-key',
    scopes: readScopes(scopes ?? 'read,write'),
    expiresAt: expires === undefined ? null : readExpiry(expires),
  }
}

function readScopes(text: string): Scope[] {
  return text.split(',').map((word) => {
    const scope = scopes.find((known) => known === word.trim().toUpperCase())
    if (scope === undefined) throw refusal(`--scopes takes read, write and admin, not '${word}'`)
    return scope
  })
}

function readKeyId(text: string): string {
  if (isUuid(text.toLowerCase())) return text
  throw refusal(`--revoke takes the id of a key, which --list shows, not '${text}'`)
}

function readExpiry(text: string): Date {
  const [, digits, unit] = /^([0-9]{1,6})([dh])$/.exec(text) ?? []
  if (digits !== undefined) return new Date(Date.now() + Number(digits) * (unit === 'd' ? 24 : 1) * 3_600_000)
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : Number.NaN)
  // JavaScript takes the 30th of February for the 2nd of March.
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return date
  throw refusal(`--expires takes a time such as 30d, 12h or 2027-01-01, not '${text}'`)
}

function refusal(fault: string): OperatorError {
  return argumentsRefused(fault, apiKeyUsage)
}
