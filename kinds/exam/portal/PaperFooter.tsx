import { TriangleAlert } from 'lucide-react'
import { type Act, isRunning } from '#platform/browser/act.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { LostAnswer } from '#platform/browser/ui/LostAnswer.tsx'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import { examPageMessages as page } from '../rules/messages.ts'

type Props = {
  readonly count: number
  readonly notEligible: number
  readonly problem: string | null
  readonly act: Act<never>
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** How many are chosen and how many cannot be, and the two buttons; Confirm is disabled at zero (SPEC §5). */
export function PaperFooter({ count, notEligible, problem, act, onCancel, onConfirm }: Props) {
  const say = useSay()
  return (
    <div className="flex w-full flex-col gap-3 md:flex-row md:items-center">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div role="status" className="flex items-baseline justify-between gap-x-4 md:justify-start">
          <p className="font-strong">
            {say(count === 1 ? page['selected-one'] : page.selected, { n: count })}
          </p>
          {notEligible > 0 && (
            <p className="small text-muted">
              {say(page['not-eligible-count'], { n: notEligible })}
            </p>
          )}
        </div>
        <p role="alert" className={problem === null ? 'sr-only' : 'flex gap-2 text-error'}>
          {problem !== null && <TriangleAlert className="icon mt-0.5" aria-hidden />}
          <span>{problem}</span>
        </p>
      </div>
      <LostAnswer act={act} />
      <div className="grid grid-cols-[auto_1fr] gap-3 md:flex">
        <Button onClick={onCancel} disabled={isRunning(act)}>
          {say(act.state === 'lost' ? blocks.close : applyingMessages.cancel)}
        </Button>
        {act.state !== 'lost' && (
          <Button look="filled" busy={isRunning(act)} disabled={count === 0} onClick={onConfirm}>
            {say(page.confirm)}
          </Button>
        )}
      </div>
    </div>
  )
}
