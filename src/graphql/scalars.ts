import { GraphQLError } from 'graphql'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import type { Tags } from '../files/tags.ts'
import { builder } from './builder.ts'

/** Deeper JSON can't be stored: both JSON.stringify and Postgres go down by recursion. */
const deepestJson = 100

// Literals in a document are turned into plain values first, so that `parseValue` sees them as well.

builder.scalarType('BigInt', {
  serialize: (size) => size,
  parseValue: (value) => {
    const number = typeof value === 'string' && /^-?[0-9]{1,16}$/.test(value) ? Number(value) : value
    if (typeof number === 'number' && Number.isSafeInteger(number)) return number
    throw new GraphQLError('BigInt must be a whole number of at most 53 bits, or its digits in a string.')
  },
})

builder.scalarType('DateTime', {
  serialize: (time) => time.toISOString(),
  parseValue: (value) => {
    if (typeof value !== 'string' || value.startsWith('0000')) throw notDateTime()
    try {
      // The library's type says Date.
      return GraphQLDateTimeISO.coerceInputValue(value) as Date
    } catch {
      throw notDateTime()
    }
  },
})

builder.scalarType('FileUpload', {
  serialize: () => {
    throw new Error('FileUpload is for input only')
  },
  parseValue: (value) => {
    if (value instanceof File) return value
    throw new GraphQLError('FileUpload must be a file part of a GraphQL multipart request.')
  },
})

builder.scalarType('JSONObject', {
  serialize: (tags) => tags,
  parseValue: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new GraphQLError('JSONObject must be a JSON object.')
    }
    checkJson(value, 1)
    // Neither null nor an array: an object, and what comes in from JSON has strings as keys.
    return value as Tags
  },
})

function notDateTime(): GraphQLError {
  return new GraphQLError('DateTime must be a time by RFC 3339, such as 2026-03-01T09:30:00.000Z.')
}

/** Refuses what Postgres can't hold in jsonb. */
function checkJson(value: unknown, depth: number): void {
  if (depth > deepestJson) throw new GraphQLError(`JSONObject may be nested ${deepestJson} levels deep.`)
  if (typeof value === 'string' && !value.isWellFormed()) throw halfCharacter()
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (!key.isWellFormed()) throw halfCharacter()
    checkJson(inner, depth + 1)
  }
}

function halfCharacter(): GraphQLError {
  return new GraphQLError('JSONObject must be well-formed Unicode: it holds half of a surrogate pair.')
}
