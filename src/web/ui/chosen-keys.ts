import { type AddressForm, withoutParts } from './use-in-address.ts'

/** Which rows of a list are chosen: all that the list has, read or not; or those with these keys, which are UUIDs. */
export type ChosenKeys = 'ALL' | ReadonlySet<string>

const names = ['selected', 'all'] as const

/** As an address has it. Between the keys are spaces, which are one character there, and a comma is three. */
export const chosenKeysForm: AddressForm<ChosenKeys> = {
  names,
  read: (search) => {
    if (search.get('all') === 'yes') return 'ALL'
    const keys = (search.get('selected') ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(isUuid)
    return keys.length === 0 ? null : new Set(keys)
  },
  write: (chosen) => {
    if (chosen === 'ALL') return new URLSearchParams({ all: 'yes' })
    return new URLSearchParams(chosen.size === 0 ? {} : { selected: [...chosen].join(' ') })
  },
}

/** An address where nothing is chosen, as it is of a list that has become another. */
export function withoutChosen(search: URLSearchParams): URLSearchParams {
  return withoutParts(search, names)
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
