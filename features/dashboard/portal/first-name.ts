import { useLanguage } from '#platform/browser/language.ts'
import type { Profile } from '#features/profile/rules/facts.ts'

/** How the student is greeted: the first word of the name in the reader's language, without «Md.». */
export function useFirstName(profile: Profile): string {
  const language = useLanguage()
  const name =
    language === 'ne' && profile.nepaliName !== '' ? profile.nepaliName : profile.fullName
  const words = name.trim().split(/\s+/)
  return words.find((word) => !word.endsWith('.')) ?? ''
}
