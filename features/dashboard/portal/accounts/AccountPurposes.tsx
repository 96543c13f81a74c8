import { useSay } from '#platform/browser/language.ts'
import { purposesInWords } from '#features/bank-accounts/rules/purposes.ts'

/** Names of the fees that an account is for. */
export function AccountPurposes({ purposes }: { readonly purposes: readonly string[] | null }) {
  const say = useSay()
  return <>{say(purposesInWords(purposes))}</>
}
