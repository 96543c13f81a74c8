import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { firstSteps } from '../wire/processes.ts'

export const firstStepsKey = ['first-steps'] as const

export function useFirstSteps() {
  const rest = useRest()
  return useQuery({
    queryKey: firstStepsKey,
    queryFn: () => runProcess(rest, firstSteps, {}),
    refetchInterval: 15_000,
  })
}
