import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { ConfirmFooter } from '#features/applying/portal/send/ConfirmFooter.tsx'
import {
  choiceTotals,
  courseMessages as text,
  type CourseTerms,
} from '#features/programs/rules/facts.ts'
import { creditText } from './numbers.ts'

type Props = Omit<ComponentProps<typeof ConfirmFooter>, 'totals' | 'confirm'> & {
  readonly terms: CourseTerms
  readonly chosen: readonly number[]
}

/** Course count and credits, what is required, and the two buttons; Confirm stays pressable (DESIGN §6). */
export function ChoiceFooter({ terms, chosen, ...foot }: Props) {
  return (
    <ConfirmFooter
      {...foot}
      totals={<Totals terms={terms} chosen={chosen} />}
      confirm={text.confirm}
    />
  )
}

function Totals({ terms, chosen }: Pick<Props, 'terms' | 'chosen'>) {
  const say = useSay()
  const language = useLanguage()
  const totals = choiceTotals(terms, chosen)
  const number = (value: number) => digits(value, language)
  const credits = creditText(totals.credits, language)
  const sum = say(text.totals, { n: totals.count, credits })
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
