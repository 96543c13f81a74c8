import { useQuery } from '@tanstack/react-query'
import { flagOf, idOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { listRecords } from '#platform/browser/network/records.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { yearPlanRead } from '../wire/processes.ts'

export const yearPlanKey = (id: number | null) => ['year-plan', id] as const

export function useYearPlan(id: number | null) {
  const rest = useRest()
  return useQuery({
    queryKey: yearPlanKey(id),
    enabled: id !== null,
    queryFn: async () => (await runProcess(rest, yearPlanRead, { year_plan_ID: id ?? 0 })).plan,
  })
}

/** Academic years, the newest first. */
export function useYears() {
  const rest = useRest()
  return useQuery({
    queryKey: ['register', 'n_aca_year', 'years'],
    queryFn: () =>
      listRecords(rest, 'n_aca_year', { $filter: 'IsActive eq true', $orderby: 'Name desc' }),
  })
}

/** Ids of the current year and of the one that begins after it, as a form has them; '' where there is none. */
export function usualYears(years: readonly WireRecord[]): {
  readonly from: string
  readonly to: string
} {
  const current = years.find((year) => flagOf(year, 'is_current'))
  if (current === undefined) return { from: '', to: '' }
  const begin = (year: WireRecord) => textOf(year, 'begins_on')
  const [next] = years
    .filter((year) => begin(current) !== '' && begin(year) > begin(current))
    .toSorted((one, other) => (begin(one) < begin(other) ? -1 : 1))
  return { from: String(idOf(current, 'id')), to: next ? String(idOf(next, 'id')) : '' }
}
