import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { useColleagues } from '../desk.queries.ts'
import { useSavedText } from './saved-text.ts'
import { ProcessDialog } from './ProcessDialog.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { deskAsk, deskHold } from '../../wire/processes.ts'

type Props = {
  readonly queue: string
  readonly record: number
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Refetches everything of the desk. Agreements are sent at once, because no student is notified of them. */
export function useAgreed(onDone: () => void): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: ['desk'] })
    onDone()
  }
}

export function AskDialog({ queue, record, onDone, onClose }: Props) {
  const say = useSay()
  const { data: colleagues = [], isError } = useColleagues(queue, record)
  const [of, setOf] = useState('')
  const question = useSavedText(`ask ${queue} ${record}`)
  const agreed = useAgreed(() => {
    question.sent()
    onDone()
  })
  return (
    <ProcessDialog
      title={say(text.ask)}
      sendLabel={say(text['send-question'])}
      of={deskAsk}
      body={() => ({ queue, record, ad_user_ID: Number(of), question: question.typed })}
      onDone={agreed}
      onClose={onClose}
    >
      <SelectField
        id="colleague"
        label={say(text.colleague)}
        value={of}
        required
        error={isError ? say(text['colleagues-unread']) : undefined}
        onChange={(event) => setOf(event.target.value)}
      >
        <option value="">{say(text.choose)}</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id="question"
        label={say(text.question)}
        maxLength={300}
        required
        value={question.typed}
        onChange={(event) => question.type(event.target.value)}
      />
    </ProcessDialog>
  )
}

const holdDays = [1, 2, 3, 7, 14, 30] as const

export function HoldDialog({ queue, record, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const [until, setUntil] = useState<string>(addDays(today, 3))
  const reason = useSavedText(`hold ${queue} ${record}`)
  const agreed = useAgreed(() => {
    reason.sent()
    onDone()
  })
  return (
    <ProcessDialog
      title={say(text.hold)}
      sendLabel={say(text.hold)}
      of={deskHold}
      body={() => ({ queue, record, until, reason: reason.typed })}
      onDone={agreed}
      onClose={onClose}
    >
      <SelectField
        id="hold-until"
        label={say(text['hold-until'])}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      >
        {holdDays.map((days) => (
          <option key={days} value={addDays(today, days)}>
            {formatDay(addDays(today, days), language)}
          </option>
        ))}
      </SelectField>
      <TextField
        id="hold-why"
        label={say(text['hold-why'])}
        hint={say(text['hold-student'])}
        maxLength={300}
        required
        value={reason.typed}
        onChange={(event) => reason.type(event.target.value)}
      />
    </ProcessDialog>
  )
}
