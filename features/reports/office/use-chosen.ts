import { useSearchParams } from 'wouter'
import type { FilterName } from '../rules/filter-names.ts'
import type { ListedReport } from '../wire/processes.ts'
import type { Chosen } from './reports.queries.ts'

/** Values of the report's filters, which are in the address. */
export function useChosen({ filters }: Pick<ListedReport, 'filters'>) {
  const [params, setParams] = useSearchParams()
  const given = filters.flatMap(({ name }) => {
    const value = params.get(name) ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  const chosen: Chosen = Object.fromEntries(given)
  const choose = (name: FilterName, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const clear = () => setParams(() => new URLSearchParams(), { replace: true })
  return { chosen, choose, clear, isChosen: given.length > 0 }
}
