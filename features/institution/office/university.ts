import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field, text } from '#platform/browser/network/rest-failure.ts'
import { portalSettingsPath } from '../wire/portal-settings.ts'

/** The university's name in the reader's language, and its short one; '' until they are known. */
export function useUniversity(): { readonly name: string; readonly shortName: string } {
  const rest = useRest()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['university'],
    queryFn: () => rest.get(portalSettingsPath, { anonymous: true }),
    staleTime: Infinity,
  })
  const institution = field(data, 'institution')
  const nepali = text(institution, 'nameNe')
  const name = language === 'ne' && nepali !== '' ? nepali : text(institution, 'name')
  return { name, shortName: text(institution, 'shortName') }
}
