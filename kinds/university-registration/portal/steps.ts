import { formatRs } from '#platform/pure/money/format.ts'
import type { Say } from '#platform/browser/language.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import { applicationSteps } from '#features/applying/portal/steps.ts'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import type { Speaking } from '#platform/browser/speaking.ts'
import { registrationPageMessages as text } from '../rules/messages.ts'
import { registrationFee } from '../rules/registration.ts'
import type { OwnRegistration } from './registration.queries.ts'

/** Timeline of a registration: applied, the fee, the university's approval, the number. */
export function registrationTimeline(own: OwnRegistration, at: Speaking): readonly Step[] {
  const { say, language } = at
  const { feeNow, left } = registrationFee(own)
  const isPaid = feeNow === 'paid'
  const isPartly = own.paying.paid > 0
  const fee = formatRs(left, language)
  const detail = isPartly ? say(text['pay-rest'], { fee }) : say(applyingMessages['your-turn'])
  return applicationSteps(own, at, {
    feeNow,
    fee: { isOver: false, detail },
    follows: approvalSteps(own, { say, isPaid }),
  })
}

function approvalSteps(
  { registrationNumber }: OwnRegistration,
  { say, isPaid }: { readonly say: Say; readonly isPaid: boolean },
): readonly Step[] {
  if (registrationNumber !== '')
    return [
      {
        id: 'approval',
        state: 'done',
        title: say(text['step-approved']),
        detail: registrationNumber,
      },
    ]
  return [
    {
      id: 'approval',
      state: isPaid ? 'waiting' : 'future',
      title: say(text['step-approval']),
      detail: say(text['five-days']),
    },
    { id: 'number', state: 'future', title: say(text['step-number']) },
  ]
}
