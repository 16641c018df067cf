import { GlobError } from './glob-error.ts'
import { GlobReader } from './glob-reader.ts'
import { escapeCharacter, readBracket } from './read-bracket.ts'

/** What Postgres can look for in a path. */
export type PathPattern = {
  /** A regular expression, which Postgres and JavaScript (with the flags `su`) read alike. */
  regex: string
  /** Patterns for LIKE of which every match fits one, and maybe more does: ten times as fast. */
  likes: string[]
  /** What every match begins with. */
  prefix: string
}

/**
 * Translates a glob that must match a whole path: `*`, `?` and `[…]` stand for any characters but `/`, `**` for any,
 * `{a,b}` for one of these words, `\` takes the next character as it is, and `**` with a `/` behind it, where a segment
 * begins, is any number of folders, none included. Everything else stands for itself. (The common libraries take `(1)`
 * and `}+` for parts of a regular expression, let `[+-9]` match `/`, and write for the engine of JavaScript alone.)
 *
 * @throws GlobError
 */
export function translateGlob(glob: string): PathPattern {
  if (glob === '') throw new GlobError('An empty glob matches nothing.')
  const { regex, likes } = readSequence(new GlobReader(glob), { startsSegment: true, inBraces: false })
  return { regex: `^(?:${regex})$`, likes, prefix: literalPrefix(glob) }
}

/** A part of the glob, translated; `startsSegment` tells whether a segment begins behind it, whatever it matches. */
type Part = Omit<PathPattern, 'prefix'> & { startsSegment: boolean }

const maxLikes = 8

function readSequence(reader: GlobReader, place: { startsSegment: boolean; inBraces: boolean }): Part {
  const whole: Part = { regex: '', likes: [''], startsSegment: place.startsSegment }
  for (let next = reader.peek(); next !== undefined; next = reader.peek()) {
    if (place.inBraces && (next === ',' || next === '}')) break
    const { regex, likes, startsSegment } = readPart(reader, whole.startsSegment)
    whole.regex += regex
    whole.likes = join(whole.likes, likes)
    whole.startsSegment = startsSegment
  }
  return whole
}

function readPart(reader: GlobReader, startsSegment: boolean): Part {
  const character = reader.next('')
  switch (character) {
    case '*':
      return readStars(reader, startsSegment)
    case '?':
      reader.countWildcard()
      return { regex: '[^/]', likes: ['_'], startsSegment: false }
    case '[':
      reader.countWildcard()
      return { regex: readBracket(reader), likes: ['_'], startsSegment: false }
    case '{':
      return readWords(reader, startsSegment)
    case '\\':
      return literal(reader.escaped())
    default:
      return literal(character)
  }
}

function literal(character: string): Part {
  const like = /[\\%_]/.test(character) ? `\\${character}` : character
  return { regex: escapeCharacter(character), likes: [like], startsSegment: character === '/' }
}

function readStars(reader: GlobReader, startsSegment: boolean): Part {
  reader.countWildcard()
  if (startsSegment && reader.take('*/')) return { regex: '(?:.*/)?', likes: ['%'], startsSegment: true }
  const isDouble = reader.take('*')
  while (reader.take('*')) {}
  return { regex: isDouble ? '.*' : '[^/]*', likes: ['%'], startsSegment: false }
}

function readWords(reader: GlobReader, startsSegment: boolean): Part {
  const words: Part[] = []
  do {
    reader.countWord()
    words.push(readSequence(reader, { startsSegment, inBraces: true }))
  } while (reader.take(','))
  if (!reader.take('}'))
    throw new GlobError('The glob has a { without its }: write \\{ for the character itself.')
  return {
    regex: `(?:${words.map(({ regex }) => regex).join('|')})`,
    likes: words.length > maxLikes ? ['%'] : words.flatMap(({ likes }) => likes),
    startsSegment: words.every((word) => word.startsSegment),
  }
}

function join(heads: readonly string[], tails: readonly string[]): string[] {
  const ends = heads.length * tails.length > maxLikes ? ['%'] : tails
  return heads.flatMap((head) => ends.map((end) => head + end))
}

function literalPrefix(glob: string): string {
  const [plain = ''] = /^(?:\\.|[^\\*?[{])*/su.exec(glob) ?? []
  return plain.replaceAll(/\\(.)/gsu, '$1')
}
