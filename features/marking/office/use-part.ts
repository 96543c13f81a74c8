import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

/** The open part of a page, which lives in the address; without one there it is the first. */
export function usePart<Part extends string>(parts: readonly [Part, ...Part[]]) {
  const [search, setSearch] = useSearchParams()
  const [first] = parts
  const part = parts.find((each) => each === search.get('part')) ?? first
  const setPart = useCallback(
    (next: Part) => setSearch(next === first ? {} : { part: next }, { replace: true }),
    [setSearch, first],
  )
  return { part, setPart }
}
