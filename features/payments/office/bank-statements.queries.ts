import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { bankStatements } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

export const statementsKey = ['bank-statements'] as const

/** Loads the imported statements, newest first. */
export function useStatements() {
  const rest = useRest()
  return useQuery({
    queryKey: statementsKey,
    queryFn: async () => (await runProcess(rest, bankStatements, {})).statements,
  })
}
