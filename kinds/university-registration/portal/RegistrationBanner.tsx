import { useSay } from '#platform/browser/language.ts'
import { Banner, SentenceBanner } from '#platform/browser/ui/frame/Banner.tsx'
import { registrationMessages as text } from '../rules/messages.ts'
import { registrationFee } from '../rules/registration.ts'
import type { OwnRegistration } from './registration.queries.ts'

/** By the number, not by the state: complete with one, otherwise pending, and what that waits for (SPEC §2, READINGS ). */
export function RegistrationBanner({ own }: { readonly own: OwnRegistration }) {
  const say = useSay()
  if (own.registrationNumber !== '')
    return (
      <Banner tone="done" lead={say(text['complete-lead'])}>
        {say(text.complete)}
      </Banner>
    )
  const { feeNow, left } = registrationFee(own)
  const owes = left > 0 && feeNow !== 'pending'
  return (
    <SentenceBanner tone="waiting" sentence={say(text.pending)}>
      {say(text[owes ? 'pending-pay' : 'pending-notify'])}
    </SentenceBanner>
  )
}
