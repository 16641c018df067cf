import { GlobError } from './glob-error.ts'
import type { GlobReader } from './glob-reader.ts'

type Range = [first: string, last: string]

/** Translates what follows a `[` of a glob. No bracket stands for a `/`. @throws GlobError */
export function readBracket(reader: GlobReader): string {
  const isNegated = reader.take('!') || reader.take('^')
  const ranges: Range[] = []
  // A ] that comes first stands for itself.
  while (ranges.length === 0 || !reader.take(']')) ranges.push(readRange(reader))
  const members = ranges.flatMap(withoutSlash).map(([first, last]) => {
    return first === last ? escapeMember(first) : `${escapeMember(first)}-${escapeMember(last)}`
  })
  if (isNegated) return `[^/${members.join('')}]`
  if (members.length === 0) {
    throw new GlobError('The glob has nothing but a / in brackets, which never stand for that.')
  }
  return `[${members.join('')}]`
}

function readRange(reader: GlobReader): Range {
  const first = readMember(reader)
  if (reader.isNext('-]') || !reader.take('-')) return [first, first]
  const last = readMember(reader)
  if (codePoint(first) > codePoint(last)) {
    throw new GlobError(`The glob has a range that ends before it begins: ${first}-${last}.`)
  }
  return [first, last]
}

function readMember(reader: GlobReader): string {
  const character = reader.next('The glob has a [ without its ]: write \\[ for the character itself.')
  return character === '\\' ? reader.escaped() : character
}

function withoutSlash([first, last]: Range): Range[] {
  if (codePoint(first) > codePoint('/') || codePoint(last) < codePoint('/')) return [[first, last]]
  const halves: Range[] = [
    [first, '.'],
    ['0', last],
  ]
  return halves.filter(([from, to]) => codePoint(from) <= codePoint(to))
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}

function escapeMember(character: string): string {
  return character === '-' ? '\\-' : escapeCharacter(character)
}

/** A character that stands for itself in a regular expression. */
export function escapeCharacter(character: string): string {
  return /[\^$\\.*+?()[\]{}|]/.test(character) ? `\\${character}` : character
}
