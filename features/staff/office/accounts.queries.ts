import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { field } from '#platform/browser/rest-failure.ts'

export type Account = {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
  readonly isLocked: boolean
  readonly hasSecondFactor: boolean
  readonly lastSeen: string | null
}

export type OpenSession = {
  readonly id: number
  readonly name: string
  readonly role: string
  readonly started: string
  readonly lastSeen: string
  readonly from: string
  readonly isThis: boolean
}

export function useAccounts() {
  const rest = useRest()
  return useQuery({
    queryKey: ['staff', 'accounts'],
    queryFn: async () => {
      const answer = await rest.post(processPath('staff_accounts'), {})
      return (field(field(answer, 'data'), 'accounts') ?? []) as readonly Account[]
    },
  })
}

export function useSessions(all: boolean) {
  const rest = useRest()
  return useQuery({
    queryKey: ['staff', 'sessions', all],
    queryFn: async () => {
      const answer = await rest.post(processPath('staff_sessions'), { all })
      return (field(field(answer, 'data'), 'sessions') ?? []) as readonly OpenSession[]
    },
  })
}

/**
 * A process of accounts or sessions; its data. Whatever came of it, they are read again: after a lost answer what stands
 * there is all that is known. Sent without a key, because an answer that is kept would keep a one-time password.
 */
export function useStaffAct(onDone?: (data: unknown) => void) {
  const rest = useRest()
  const queries = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ slug, ...body }: { slug: string } & Record<string, unknown>) =>
      field(await rest.post(processPath(slug), body), 'data'),
    onSuccess: (data) => onDone?.(data),
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  })
}
