import './cash.css'
import { useState } from 'react'
import type { Language } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { type Money, paisa, toRupees } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import {
  type Denomination,
  denominations,
  isNoteCount,
  sumOfNotes,
} from '../../rules/cash/cash-count.ts'
import { cashText as text } from '../../rules/cash/cash-screen-messages.ts'
import { type CashCounter, cashCount } from '../../wire/cash.ts'

type Typed = Readonly<Partial<Record<Denomination, string>>>

type Props = {
  readonly counter: CashCounter
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

/** Notes and coins of a counter by value, their sum against the ledger, and the reason of a difference. */
export function CountDialog({ counter, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState<Typed>({})
  const [reason, setReason] = useState('')
  const counted = sumOf(typed)
  const difference = paisa(counted - counter.balance)
  return (
    <ProcessDialog
      title={say(text['count-of'], { name: counter.name })}
      sendLabel={say(text['store-count'])}
      of={cashCount}
      body={() => ({
        counter: counter.id,
        expected: toRupees(counter.balance),
        ...argumentsOf(typed),
        ...(difference !== 0 && { reason }),
      })}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text['count-help'])}</p>
      <div className="cash-notes">
        {denominations.map((value) => (
          <TextField
            key={value}
            id={`notes-${value}`}
            label={say(text['notes-of'], { value: digits(value, language) })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={typed[value] ?? ''}
            onChange={(event) => setTyped({ ...typed, [value]: event.target.value })}
          />
        ))}
      </div>
      <dl className="cash-sums">
        <dt>{say(text.counted)}</dt>
        <dd>
          <MoneyText amount={counted} />
        </dd>
        <dt>{say(text.expected)}</dt>
        <dd>
          <MoneyText amount={counter.balance} />
        </dd>
      </dl>
      <p role="status">{differenceText(difference, { say, language })}</p>
      {difference !== 0 && (
        <TextField
          id="count-reason"
          label={say(text.why)}
          autoComplete="off"
          required
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ProcessDialog>
  )
}

type Reader = { readonly say: ReturnType<typeof useSay>; readonly language: Language }

function differenceText(difference: Money, { say, language }: Reader): string {
  if (difference === 0) return say(text.agrees)
  const amount = formatRs(paisa(Math.abs(difference)), language)
  return say(difference > 0 ? text.more : text.less, { amount })
}

/** Sum of the numbers that are typed so far; one that is no number counts as none. */
function sumOf(typed: Typed): Money {
  const numbers = denominations.map((value) => [value, Number(typed[value] ?? '')] as const)
  return sumOfNotes(Object.fromEntries(numbers.filter(([, n]) => isNoteCount(n))))
}

function argumentsOf(typed: Typed) {
  const filled = denominations.filter((value) => (typed[value] ?? '').trim() !== '')
  return Object.fromEntries(filled.map((value) => [`notes_${value}`, typed[value] ?? '']))
}
