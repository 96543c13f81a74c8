import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { proposalsOpen } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

/** Open proposals of the types that the role decides on. */
export function useProposals() {
  const rest = useRest()
  return useQuery({
    queryKey: ['proposals'],
    queryFn: async () => (await runProcess(rest, proposalsOpen, {})).proposals,
    refetchInterval: 30_000,
  })
}
