import type { DocStatus } from '#platform/pure/document-status.ts'
import type { Say } from '#platform/browser/language.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import { applyingMessages, mayDownload } from '../rules/facts.ts'
import { stepMessages as text } from '../rules/step-messages.ts'

/** Steps after a paid fee that lead to an exam: the form is approved, then comes `card`, the admit card. */
export function admitCardSteps(
  { status }: { readonly status: DocStatus | null },
  say: Say,
  card: Pick<Step, 'state' | 'detail'>,
): readonly Step[] {
  if (mayDownload(status)) return [{ ...admitCardAhead(say), ...card }]
  const approval = {
    id: 'approval',
    state: 'waiting',
    title: say(text['step-approval']),
    detail: say(applyingMessages['with-the-university']),
  } as const
  return [approval, admitCardAhead(say)]
}

/** The admit card while it is still to come. */
export function admitCardAhead(say: Say): Step {
  return { id: 'card', state: 'future', title: say(text['step-card']) }
}
