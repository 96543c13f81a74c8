import { useQuery } from '@tanstack/react-query'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import type { SettingNow } from '../wire/setting.ts'

export const settingsKey = ['settings'] as const

export function useSettings() {
  const rest = useRest()
  return useQuery({
    queryKey: settingsKey,
    queryFn: async () =>
      field(
        field(await rest.post(processPath('settings'), {}), 'data'),
        'settings',
      ) as readonly SettingNow[],
  })
}
