import { useLanguage } from '#platform/browser/language.ts'
import { nameIn } from '#features/profile/portal/own-name.ts'
import type { Profile } from '#features/profile/rules/facts.ts'

/** Name for the greeting: the first word of the name in the reader's language, without «Md.». */
export function useFirstName(profile: Profile): string {
  const words = nameIn(useLanguage(), profile).trim().split(/\s+/)
  return words.find((word) => !word.endsWith('.')) ?? ''
}
