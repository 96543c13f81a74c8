import { formatRs } from '#platform/pure/money/format.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import { appliedStep, returnedStep, withdrawnStep } from '#features/applying/portal/steps.ts'
import { applyingMessages, isReturned, isWithdrawn } from '#features/applying/rules/facts.ts'
import type { Speaking } from '#platform/browser/speaking.ts'
import { scholarshipPageMessages as text } from '../rules/messages.ts'
import type { ScholarshipApplication } from '../rules/scholarship.ts'

/** The timeline of an application: its proofs are checked, then the committee decides (READINGS R-86). */
export function scholarshipTimeline(
  application: ScholarshipApplication,
  speaking: Speaking,
): readonly Step[] {
  const { say, language } = speaking
  const { status, awarded, amount, setOff, reason } = application
  const applied = appliedStep(application, speaking)
  if (isWithdrawn(application)) return [applied, withdrawnStep(speaking)]
  if (status === 'CL')
    return [
      applied,
      { id: 'decision', state: 'closed', title: say(text['step-declined']), detail: reason },
    ]
  const checked = { id: 'check', state: 'done', title: say(text['step-checked']) } as const
  if (status === 'CO') {
    const title = say(text['step-awarded'], { amount: formatRs(awarded ?? amount, language) })
    const detail = setOff > 0 && say(text['step-set-off'], { amount: formatRs(setOff, language) })
    return [applied, checked, { id: 'decision', state: 'done', title, detail }]
  }
  const detail = say(applyingMessages['with-the-university'])
  const decision = { id: 'decision', state: 'future', title: say(text['step-decision']) } as const
  if (isReturned(application)) return [applied, returnedStep(speaking), decision]
  return status === 'AP'
    ? [
        applied,
        checked,
        { id: 'committee', state: 'waiting', title: say(text['step-committee']), detail },
        decision,
      ]
    : [applied, { id: 'check', state: 'waiting', title: say(text['step-check']), detail }, decision]
}
