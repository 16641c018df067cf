import { useSearchParams } from 'wouter'

/** A choice that is part of the view's address. The first of the options is meant where the address says nothing. */
export function useSearchChoice<Value extends string>(
  name: string,
  options: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [search, setSearch] = useSearchParams()
  const given = search.get(name)?.toUpperCase()
  const value = options.find((option) => option === given) ?? options[0]
  return [
    value,
    (next) =>
      setSearch((before) => {
        const params = new URLSearchParams(before)
        if (next === options[0]) params.delete(name)
        else params.set(name, next.toLowerCase())
        return params
      }),
  ]
}
