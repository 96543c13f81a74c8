import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { entranceLayout, entranceLayouts, entranceSeatPlanRead } from '../../wire/layout.ts'

export function useEntranceLayouts() {
  const rest = useRest()
  return useQuery({
    queryKey: ['layout', 'entrances'],
    queryFn: async () => (await runProcess(rest, entranceLayouts, {})).openings,
  })
}

export function useEntranceLayout(openingId: number) {
  const rest = useRest()
  return useQuery({
    queryKey: ['layout', 'entrance', openingId],
    queryFn: async () => await runProcess(rest, entranceLayout, { n_entrance_open_ID: openingId }),
  })
}

export const seatPlanKey = (id: number) => ['layout', 'seat-plan', id] as const

/** A stored plan; null: none is asked for. */
export function useSeatPlan(id: number | null) {
  const rest = useRest()
  return useQuery({
    queryKey: seatPlanKey(id ?? 0),
    enabled: id !== null,
    queryFn: async () =>
      (await runProcess(rest, entranceSeatPlanRead, { entrance_seat_plan_ID: id ?? 0 })).plan,
  })
}
