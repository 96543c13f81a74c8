import { Check, TriangleAlert } from 'lucide-react'
import { type Act, isRunning } from '#platform/browser/act.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { LostAnswer } from '#platform/browser/ui/LostAnswer.tsx'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import { choiceTotals, courseMessages as text, type CourseTerms } from '../rules/facts.ts'
import { creditText } from './numbers.ts'

type Props = {
  readonly terms: CourseTerms
  readonly chosen: readonly number[]
  readonly problem: string | null
  readonly act: Act<never>
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Course count and credits, what is required, and the two buttons; Confirm stays pressable (DESIGN §6). */
export function ChoiceFooter({ terms, chosen, problem, act, onCancel, onConfirm }: Props) {
  const say = useSay()
  return (
    <div className="flex w-full flex-col gap-3 md:flex-row md:items-center">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Totals terms={terms} chosen={chosen} />
        <p role="alert" className={problem === null ? 'sr-only' : 'flex gap-2 text-error'}>
          {problem !== null && <TriangleAlert className="icon mt-0.5" aria-hidden />}
          <span>{problem}</span>
        </p>
      </div>
      <LostAnswer act={act} />
      <div className="button-row md:flex-none">
        <Button onClick={onCancel} disabled={isRunning(act)}>
          {say(act.state === 'lost' ? blocks.close : applyingMessages.cancel)}
        </Button>
        {act.state !== 'lost' && (
          <Button look="filled" busy={isRunning(act)} onClick={onConfirm}>
            {say(text.confirm)}
          </Button>
        )}
      </div>
    </div>
  )
}

function Totals({ terms, chosen }: Pick<Props, 'terms' | 'chosen'>) {
  const say = useSay()
  const language = useLanguage()
  const totals = choiceTotals(terms, chosen)
  const number = (value: number) => digits(value, language)
  const credits = creditText(totals.credits, language)
  const sum =
    totals.count === 1
      ? say(text['totals-one'], { credits })
      : say(text.totals, { count: number(totals.count), credits })
  return (
    <div role="status" className="flex flex-wrap items-baseline gap-x-4">
      <p className="font-strong">{sum}</p>
      {totals.requiredCredits !== null && (
        <p className={`flex items-center gap-1.5 ${totals.isEnough ? 'text-done' : 'text-muted'}`}>
          {totals.isEnough && <Check className="icon" aria-hidden />}
          {say(text['credits-required'], { n: number(totals.requiredCredits) })}
        </p>
      )}
      {totals.maximumCredits !== null && (
        <p className="text-muted">
          {say(text['credits-at-most'], { n: number(totals.maximumCredits) })}
        </p>
      )}
    </div>
  )
}
