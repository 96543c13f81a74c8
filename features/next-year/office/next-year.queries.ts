import { useQuery } from '@tanstack/react-query'
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
