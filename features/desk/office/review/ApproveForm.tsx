import { Check } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { TextAreaField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { CheckTable } from '../evidence/CheckTable.tsx'
import { FormBar } from './FormBar.tsx'
import { useKeys } from '../shortcuts/keys.ts'

export type ApproveDraft = {
  readonly is: 'approve'
  /** Rupees, as typed. */
  readonly amount: string
  readonly note: string
  /** It is for what is done instead of approving. */
  readonly instead?: true
}

type Props = {
  readonly evidence: Evidence
  readonly draft: ApproveDraft
  readonly onDraft: (draft: ApproveDraft) => void
  readonly onSend: () => void
  readonly onBack: () => void
}

/** Approval that needs a text: the reason to pass over a failed check, or the text that the action asks for. */
export function ApproveForm({ evidence, draft, onDraft, onSend, onBack }: Props) {
  const say = useSay()
  const [error, setError] = useState<'amount' | 'note' | null>(null)
  const { takesAmount, asks } = evidence.approve
  const Words = asks === undefined ? TextField : TextAreaField
  const title = say(asks?.title ?? text['approve-over'])

  function send(): void {
    if (takesAmount && !(Number(draft.amount) > 0)) return setError('amount')
    if (draft.note.trim() === '') return setError('note')
    onSend()
  }
  useKeys({ 'ctrl+enter': send, escape: onBack })
  return (
    <section className="review-form" aria-label={title}>
      <div className="review-form-body">
        <h3>{title}</h3>
        <CheckTable columns={evidence.columns} checks={evidence.checks} />
        {takesAmount && (
          <TextField
            id="amount-read"
            label={say(text['amount-read'])}
            inputMode="decimal"
            value={draft.amount}
            error={error === 'amount' ? say(text['amount-needed']) : undefined}
            onChange={(event) => onDraft({ ...draft, amount: event.target.value })}
          />
        )}
        <Words
          id="approve-note"
          label={say(asks?.label ?? text['why-all-the-same'])}
          lang={asks?.language}
          maxLength={asks === undefined ? 200 : 500}
          // This field is the reason why the form was opened.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={draft.note}
          error={error === 'note' ? say(asks?.needed ?? text['why-needed']) : undefined}
          onChange={(event) => onDraft({ ...draft, note: event.target.value })}
        />
      </div>
      <FormBar label={say(evidence.approve.label)} icon={Check} onBack={onBack} onSend={send} />
    </section>
  )
}
