import { useSay } from '#platform/browser/language.ts'
import { Banner, SentenceBanner } from '#platform/browser/ui/Banner.tsx'
import { registrationMessages as text } from '../rules/messages.ts'
import { registrationState, type UniversityRegistration } from '../rules/registration.ts'

/** By the number, not by the state: complete with one, otherwise pending, and what that waits for (SPEC §2, READINGS R-42). */
export function RegistrationBanner({ own }: { readonly own: UniversityRegistration }) {
  const say = useSay()
  if (own.registrationNumber !== '')
    return (
      <Banner tone="done" lead={say(text['complete-lead'])}>
        {say(text.complete)}
      </Banner>
    )
  const state = registrationState(own)
  const owes = state === 'unpaid' || state === 'partly'
  return (
    <SentenceBanner tone="waiting" sentence={say(text.pending)}>
      {say(text[owes ? 'pending-pay' : 'pending-notify'])}
    </SentenceBanner>
  )
}
