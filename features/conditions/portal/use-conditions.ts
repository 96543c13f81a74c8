import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { type JudgedOpening, openingConditions } from '../wire/processes.ts'

export type JudgedConditions = JudgedOpening['conditions']

/** Conditions of the open openings of a table, judged for the student, by opening; none while they are not known. */
export function useConditions(table: string): ReadonlyMap<number, JudgedConditions> {
  const rest = useRest()
  const { data } = useQuery({
    queryKey: ['conditions', table],
    queryFn: async () => {
      const { openings } = await runProcess(rest, openingConditions, { table })
      return new Map(openings.map(({ id, conditions }) => [id, conditions]))
    },
    staleTime: 30_000,
  })
  return data ?? none
}

const none: ReadonlyMap<number, JudgedConditions> = new Map()

/** The first condition that the student does not meet; undefined: meets all, or they are not known. */
export function firstUnmet(conditions: JudgedConditions | undefined) {
  return conditions?.find(({ isMet }) => !isMet)
}
