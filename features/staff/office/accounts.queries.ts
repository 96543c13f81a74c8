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

/** A process of accounts or sessions; its data. */
export function useStaffAct(onDone?: (data: unknown) => void) {
  const rest = useRest()
  const queries = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ slug, ...body }: { slug: string } & Record<string, unknown>) =>
      field(await rest.post(processPath(slug), body), 'data'),
    onSuccess: async (data) => {
      await queries.invalidateQueries({ queryKey: ['staff'] })
      onDone?.(data)
    },
  })
}
