import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { failedMails, systemHealth, systemStatus } from '../wire/processes.ts'

const refreshMs = 60_000

export function useSystemStatus() {
  const rest = useRest()
  return useQuery({
    queryKey: ['system-status'],
    queryFn: () => runProcess(rest, systemStatus, {}),
    refetchInterval: refreshMs,
    staleTime: refreshMs / 2,
  })
}

export function useSystemHealth() {
  const rest = useRest()
  return useQuery({
    queryKey: ['system-health'],
    queryFn: () => runProcess(rest, systemHealth, {}),
    refetchInterval: refreshMs,
  })
}

/** Read when they are shown only: every reading is an entry of the audit trail. */
export function useFailedMails() {
  const rest = useRest()
  return useQuery({
    queryKey: ['failed-mails'],
    queryFn: async () => (await runProcess(rest, failedMails, {})).mails,
  })
}
