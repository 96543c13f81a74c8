import { Search, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { caseText as text } from '../rules/messages.ts'

type Props = { readonly typed: string; readonly onSearch: (typed: string) => void }

/** One field for a reference, a number or a person, sent with Enter or the button. */
export function CaseSearchForm({ typed, onSearch }: Props) {
  const say = useSay()
  const [draft, setDraft] = useState(typed)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSearch(draft.trim())
  }
  return (
    <form className="card flex flex-wrap items-end gap-3 p-4" role="search" onSubmit={send}>
      <div className="min-w-60 flex-1">
        <TextField
          id="case-search"
          label={say(text.search)}
          maxLength={120}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
      </div>
      <Button type="submit" icon={Search} look="filled">
        {say(text.find)}
      </Button>
      {typed !== '' && (
        <Button icon={X} onClick={() => onSearch('')}>
          {say(text.clear)}
        </Button>
      )}
    </form>
  )
}
