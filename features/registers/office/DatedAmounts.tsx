import { Plus, X } from 'lucide-react'
import { findDay } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { datedAmountsText as text } from '../rules/dated-amounts-messages.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  /** Shares in per cent instead of amounts. */
  readonly isShare: boolean
  /** `2026-12-10=2000,2026-12-20=2500`, also with parts that are not typed yet. */
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** Amounts or shares until a day each, a line for each. */
export function DatedAmounts({ id, label, hint, error, isShare, typed, onType }: Props) {
  const say = useSay()
  const lines = typed === '' ? [] : typed.split(',').map((line) => line.split('='))
  const store = (next: readonly (readonly string[])[]) =>
    onType(next.map(([day = '', amount = '']) => `${day}=${amount}`).join(','))
  const change = (index: number, line: readonly string[]) => store(lines.with(index, [...line]))
  return (
    <fieldset className="setup-dated-amounts" aria-describedby={`${id}-hint`}>
      <legend className="font-strong">{label}</legend>
      {lines.map(([day = '', amount = ''], index) => (
        // The place is the identity: day and amount of a line are typed again.
        // eslint-disable-next-line react/no-array-index-key
        <div key={index} className="setup-dated-amount">
          <DayField
            id={`${id}-day-${index}`}
            label={say(text['until-day'], { n: index + 1 })}
            startsIn="bs"
            value={findDay(day)}
            error={undefined}
            onChange={(next) => change(index, [next ?? '', amount])}
          />
          <TextField
            label={say(isShare ? text.share : text.amount, { n: index + 1 })}
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => change(index, [day, target.value.replaceAll(/[,=]/g, '')])}
          />
          <Button icon={X} onClick={() => store(lines.toSpliced(index, 1))}>
            <span className="sr-only">{say(text.remove, { n: index + 1 })}</span>
          </Button>
        </div>
      ))}
      <div>
        <Button icon={Plus} onClick={() => store([...lines, ['', '']])}>
          {say(text.add)}
        </Button>
      </div>
      <p id={`${id}-hint`} className="small text-muted">
        {hint}
      </p>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}
