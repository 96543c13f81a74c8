import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { settings } from '../wire/processes.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'

export const settingsKey = ['settings'] as const

export function useSettings() {
  const rest = useRest()
  return useQuery({
    queryKey: settingsKey,
    queryFn: async () => (await runProcess(rest, settings, {})).settings,
  })
}
