import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { run } from '#features/desk/office/desk.queries.ts'
import type { BankStatement } from '../wire/bank-statements.ts'

export const statementsKey = ['bank-statements'] as const

/** Loads the imported statements, newest first. */
export function useStatements() {
  const rest = useRest()
  return useQuery({
    queryKey: statementsKey,
    queryFn: async () =>
      field(await run(rest, 'bank_statements'), 'statements') as readonly BankStatement[],
  })
}
