import type { ComponentProps } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { ConfirmFooter } from '#features/applying/portal/send/ConfirmFooter.tsx'
import { examPageMessages as page } from '../rules/messages.ts'

type Props = Omit<ComponentProps<typeof ConfirmFooter>, 'totals' | 'confirm' | 'disabled'> & {
  readonly count: number
  readonly notEligible: number
}

/** Number of chosen and of not eligible courses, and the two buttons; Confirm is disabled at zero (SPEC §5). */
export function ExamFooter({ count, notEligible, ...foot }: Props) {
  const say = useSay()
  const totals = (
    <div role="status" className="flex items-baseline justify-between gap-x-4 md:justify-start">
      <p className="font-strong">{say(page.selected, { n: count })}</p>
      {notEligible > 0 && (
        <p className="small text-muted">{say(page['not-eligible-count'], { n: notEligible })}</p>
      )}
    </div>
  )
  return <ConfirmFooter {...foot} totals={totals} confirm={page.confirm} disabled={count === 0} />
}
