import { type FormEvent, useState } from 'react'
import { findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { ItemStatus } from '#features/desk/wire/desk.ts'
import { useAgreed } from './AgreeForms.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { deskRelease, deskAnswer } from '../../wire/processes.ts'

type Props = {
  readonly queue: string
  readonly record: number
  readonly status: ItemStatus
}

/** Shows what staff agreed about an item: the day until which it is held, and the question to a colleague. */
export function Agreed({ queue, record, status: { question, heldUntil, heldReason } }: Props) {
  const until = findDay(heldUntil ?? '')
  return (
    <>
      {until !== null && <Held {...{ queue, record, until }} reason={heldReason ?? ''} />}
      {question !== null && <Asked {...{ queue, record, question }} />}
    </>
  )
}

type HeldProps = Omit<Props, 'status'> & {
  readonly until: NonNullable<ReturnType<typeof findDay>>
  readonly reason: string
}

function Held({ queue, record, until, reason }: HeldProps) {
  const say = useSay()
  const language = useLanguage()
  const { action, error } = useProcess(
    deskRelease,
    useAgreed(() => undefined),
  )
  const lead = say(text['held-until'], { day: formatDay(until, language), reason })
  return (
    <div className="flex flex-col gap-2">
      <Banner tone="waiting" lead={lead}>
        <button
          type="button"
          className="link-button"
          disabled={isRunning(action) || action.state === 'lost'}
          onClick={() => action.run({ queue, record })}
        >
          {say(text.release)}
        </button>
      </Banner>
      <LostAnswer action={action} />
      <FieldNote id="release-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}

type AskedProps = Omit<Props, 'status'> & {
  readonly question: NonNullable<ItemStatus['question']>
}

function Asked({ queue, record, question }: AskedProps) {
  const say = useSay()
  const { by, of, answer, isForMe } = question
  return (
    <div className="flex flex-col gap-2">
      <Banner tone={answer === null ? 'turn' : 'done'} lead={say(text['asked-by'], { by, of })}>
        {question.text}
        {answer !== null && ` ${say(text.answered, { text: answer })}`}
      </Banner>
      {isForMe && answer === null && <AnswerForm queue={queue} record={record} />}
    </div>
  )
}

/** The typed text stays until the server has it. */
function AnswerForm({ queue, record }: Pick<Props, 'queue' | 'record'>) {
  const say = useSay()
  const [answer, setAnswer] = useState('')
  const { action, error } = useProcess(
    deskAnswer,
    useAgreed(() => undefined),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() !== '') action.run({ queue, record, answer })
  }
  return (
    <form className="flex flex-col gap-2" onSubmit={submit}>
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <TextField
            id="answer"
            label={say(text.answer)}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        </div>
        <Button type="submit" busy={isRunning(action)} disabled={action.state === 'lost'}>
          {say(text['send-answer'])}
        </Button>
      </div>
      <LostAnswer action={action} />
      <FieldNote id="answer-note" error={error === null ? undefined : say(error)} />
    </form>
  )
}
