import { type AddressForm, useInAddress } from '../ui/use-in-address.ts'

/** As an address has them: a path may have any character in it, and so is a parameter by itself. */
const chosenPathsForm: AddressForm<ReadonlySet<string>> = {
  names: ['selected'],
  read: (search) => {
    const paths = search.getAll('selected')
    return paths.length === 0 ? null : new Set(paths)
  },
  write: (paths) => new URLSearchParams([...paths].map((path) => ['selected', path])),
}

const none: ReadonlySet<string> = new Set()

/** Which children of a folder are chosen; part of the address. Those that aren't there any more don't count. */
export function useChosenPaths(scope: string): [ReadonlySet<string>, (paths: ReadonlySet<string>) => void] {
  const [given, choose] = useInAddress(chosenPathsForm, scope)
  return [given ?? none, choose]
}
