import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CopyButton } from '#platform/browser/ui/control/CopyButton.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { Ticket } from '#platform/browser/ui/frame/Ticket.tsx'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import { registrationFormMessages } from '../rules/form-messages.ts'
import {
  registrationMessages as text,
  registrationPageMessages as page,
} from '../rules/messages.ts'
import type { OwnRegistration } from './registration.queries.ts'

/** Shows the registration number with its student and programme. */
export function NumberTicket({ own }: { readonly own: OwnRegistration }) {
  const say = useSay()
  const language = useLanguage()
  const profile = useProfile()
  const names = [profile?.fullName ?? '', profile?.nepaliName ?? '']
  const [first = '', second = ''] = language === 'ne' ? names.toReversed() : names
  return (
    <Ticket
      stub={
        <>
          <div className="flex items-start justify-between gap-3">
            <StatusChip tone="done">{say(text.approved)}</StatusChip>
            <CopyButton text={own.registrationNumber}>{say(page.copy)}</CopyButton>
          </div>
          <p className="small mt-2 text-muted">{say(page.number)}</p>
          <p className="figure tabular break-words">{own.registrationNumber}</p>
        </>
      }
    >
      <dl className="grid gap-3 sm:grid-cols-2">
        <div>
          <dt className="small text-muted">{say(registrationFormMessages.name)}</dt>
          <dd>
            {first}
            <span className="block text-muted">{second}</span>
          </dd>
        </div>
        <div>
          <dt className="small text-muted">{say(page.program)}</dt>
          <dd>{own.programName === '' ? '-' : own.programName}</dd>
        </div>
      </dl>
    </Ticket>
  )
}
