import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field, text } from '#platform/browser/network/rest-failure.ts'
import { portalSettingsPath } from '../wire/portal-settings.ts'

/** The university's name in the reader's language, and its short one; '' until they are known. */
export function useUniversity(): { readonly name: string; readonly shortName: string } {
  const language = useLanguage()
  const { data } = usePortalSettings()
  const institution = field(data, 'institution')
  const nepali = text(institution, 'nameNe')
  const name = language === 'ne' && nepali !== '' ? nepali : text(institution, 'name')
  return { name, shortName: text(institution, 'shortName') }
}

/** True if students can sign up; undefined until it is known, and true where it cannot be read. */
export function useIsSignUpOpen(): boolean | undefined {
  const { data, isError } = usePortalSettings()
  return data === undefined && !isError ? undefined : field(data, 'isSignUpOpen') !== false
}

/** Names of the university, and whether sign-up is open. */
export const universityKey = ['university'] as const

function usePortalSettings() {
  const rest = useRest()
  return useQuery({
    queryKey: universityKey,
    queryFn: () => rest.get(portalSettingsPath, { anonymous: true }),
    staleTime: Infinity,
  })
}
