import type { Language } from '#platform/pure/message.ts'
import { useLanguage } from '#platform/browser/language.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { Profile } from '../rules/profile.ts'
import { useProfile } from './profile.queries.ts'

type Names = Pick<Profile, 'fullName' | 'nepaliName'>

/** The name in the script of the language; the Latin one where there is no other. */
export function nameIn(language: Language, { fullName, nepaliName }: Names): string {
  return language === 'ne' && nepaliName !== '' ? nepaliName : fullName
}

/** Name of the signed-in user. Until the profile is loaded, the session's name, which is Latin. */
export function useOwnName(): string {
  const language = useLanguage()
  const fullName = useUser()?.fullName ?? ''
  const nepaliName = useProfile()?.nepaliName ?? ''
  return nameIn(language, { fullName, nepaliName })
}
