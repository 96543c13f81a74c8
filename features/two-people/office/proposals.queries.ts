import { useQuery } from '@tanstack/react-query'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import type { OpenProposal } from '../wire/open-proposal.ts'

/** Open proposals of the types that the role decides on. */
export function useProposals() {
  const rest = useRest()
  return useQuery({
    queryKey: ['proposals'],
    queryFn: async () => {
      const answer = await rest.post(processPath('proposals_open'), {})
      return (field(field(answer, 'data'), 'proposals') ?? []) as readonly OpenProposal[]
    },
    refetchInterval: 30_000,
  })
}
