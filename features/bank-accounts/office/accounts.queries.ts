import { useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { bankAccountPropose, bankAccountsList } from '../wire/bank-accounts.ts'

const key = ['bank-accounts'] as const

export function useBankAccounts() {
  const rest = useRest()
  return useQuery({ queryKey: key, queryFn: () => runProcess(rest, bankAccountsList, {}) })
}

/** Proposes an account; a done proposal closes the form, and the lists are read again. */
export function useProposeAccount(onProposed: () => void) {
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all(
      [key, ['proposals'], ['first-steps']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  return useProcess(
    bankAccountPropose,
    async (_data, summary) => {
      toast.success(summary)
      onProposed()
      await refresh()
    },
    { onNotDone: refresh },
  )
}
