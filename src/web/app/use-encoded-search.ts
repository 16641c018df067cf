import { useSearch } from 'wouter/use-browser-location'

/**
 * The address's search, for a router that decodes it once before its parameters are read, which decodes them again: so that
 * a name such as `my%20file.txt` stays what it is.
 */
export function useEncodedSearch(): string {
  return useSearch().replaceAll('%', '%25')
}
