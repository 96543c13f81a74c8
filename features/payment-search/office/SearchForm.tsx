import { Search, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DateField } from '#platform/browser/ui/form/DateField.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { latinDigits } from '#platform/pure/text/typed-text.ts'
import { paymentSearchMessages as text } from '../rules/messages.ts'
import type { Searched } from './payment-search.queries.ts'

/** The field that is wrong, or null. */
function problemIn({ amount, first_day, last_day }: Searched): keyof Searched | null {
  if (!/^(?:\d+(?:\.\d{1,2})?)?$/.test(amount)) return 'amount'
  return first_day !== '' && last_day !== '' && first_day > last_day ? 'first_day' : null
}

const nothing: Searched = { typed: '', amount: '', first_day: '', last_day: '' }

type Props = { readonly searched: Searched; readonly onSearch: (searched: Searched) => void }

/** The fields of a search, sent with Enter or the button. */
export function SearchForm({ searched, onSearch }: Props) {
  const say = useSay()
  const [draft, setDraft] = useState(searched)
  const [wrong, setWrong] = useState<keyof Searched | null>(null)
  const bindDay = (name: keyof Searched) => ({
    value: draft[name],
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
  })
  const bind = (name: keyof Searched) => {
    const { value, onChange } = bindDay(name)
    return {
      value,
      onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    }
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const amount = latinDigits(draft.amount).replaceAll(/[,\s]/g, '')
    const problem = problemIn({ ...draft, amount })
    setWrong(problem)
    if (problem === null) onSearch({ ...draft, amount, typed: draft.typed.trim() })
  }
  return (
    <form className="card flex flex-wrap items-end gap-3 p-4" role="search" onSubmit={send}>
      <div className="min-w-60 flex-1">
        <TextField label={say(text.search)} {...bind('typed')} />
      </div>
      <TextField
        label={say(text.amount)}
        inputMode="decimal"
        {...bind('amount')}
        error={wrong === 'amount' ? say(text['wrong-amount']) : undefined}
      />
      <DateField
        label={say(text.from)}
        {...bindDay('first_day')}
        error={wrong === 'first_day' ? say(text['wrong-days']) : undefined}
      />
      <DateField label={say(text.to)} {...bindDay('last_day')} />
      <Button type="submit" icon={Search} look="filled">
        {say(text.find)}
      </Button>
      {Object.values(searched).some((value) => value !== '') && (
        <Button icon={X} onClick={() => onSearch(nothing)}>
          {say(text.clear)}
        </Button>
      )}
    </form>
  )
}
