import { Save } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { type Day, dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { FieldNote, TextAreaField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { longestNotice } from '../rules/bulk-notice.ts'
import { noticeScreen as text } from '../rules/screen-messages.ts'
import {
  bulkNoticePlan,
  everyStudent,
  type ReadNotice,
  type StoredAudience,
} from '../wire/processes.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { useReadAgain } from './notices.queries.ts'
import { TemplateField } from './TemplateField.tsx'

type Props = {
  /** Null: a new notice. */
  readonly draft: ReadNotice | null
  readonly onSaved: (id: number) => void
}

type Typed = {
  readonly en: string
  readonly ne: string
  readonly audience: StoredAudience
  readonly day: Day | null
  readonly time: string
}

function typedOf(draft: ReadNotice | null): Typed {
  const atMs =
    draft?.sendAt === undefined || draft.sendAt === null ? null : Date.parse(draft.sendAt)
  return {
    en: draft?.text.en ?? '',
    ne: draft?.text.ne ?? '',
    audience: draft?.chosen ?? everyStudent,
    day: atMs === null ? null : dayInNepal(atMs),
    time: atMs === null ? '10:00' : timeInNepal(atMs),
  }
}

/** The text, the group of students and the time of a notice; saving it sends nothing. */
export function NoticeForm({ draft, onSaved }: Props) {
  const say = useSay()
  const readAgain = useReadAgain()
  const [typed, setTyped] = useState(() => typedOf(draft))
  const { action, error } = useProcess(
    bulkNoticePlan,
    async ({ notice_ID: id }, summary) => {
      toast.success(summary)
      await readAgain()
      onSaved(id)
    },
    { onNotDone: readAgain },
  )
  const isComplete = typed.en.trim() !== '' && typed.ne.trim() !== ''

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    if (!isComplete || action.state !== 'idle') return
    action.run({ ...(draft !== null && { notice_ID: draft.id }), ...bodyOf(typed) })
  }

  return (
    <form className="card notice-card" noValidate onSubmit={send}>
      <h1>{say(text.new)}</h1>
      <TemplateField typed={typed} onChoose={({ en, ne }) => setTyped({ ...typed, en, ne })} />
      {(['en', 'ne'] as const).map((language) => (
        <TextAreaField
          key={language}
          label={say(text[`text-${language}`])}
          lang={language}
          maxLength={longestNotice}
          value={typed[language]}
          onChange={({ target }) => setTyped({ ...typed, [language]: target.value })}
        />
      ))}
      <AudienceFields
        audience={typed.audience}
        onChoose={(audience) => setTyped({ ...typed, audience })}
      />
      <TimeFields typed={typed} onType={setTyped} />
      <FieldNote id="notice-form-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
      <div className="setup-actions">
        <Button
          type="submit"
          icon={Save}
          look="filled"
          busy={isRunning(action)}
          disabled={!isComplete || action.state === 'lost'}
        >
          {say(text.save)}
        </Button>
      </div>
    </form>
  )
}

function bodyOf({ en, ne, audience, day, time }: Typed) {
  const { is, program, semester, openingModel, opening, quota, people } = audience
  return {
    text: en.trim(),
    text_ne: ne.trim(),
    audience: is,
    ...(is === 'students' && program !== null && { program }),
    ...(is === 'students' && semester !== null && { semester }),
    ...(is === 'applicants' && opening !== null && { opening_model: openingModel, opening }),
    ...(is === 'applicants' && opening !== null && quota !== null && { quota }),
    ...(is === 'people' && { people }),
    ...(day !== null && { send_at: `${day} ${time}` }),
  }
}

type TimeProps = { readonly typed: Typed; readonly onType: (typed: Typed) => void }

function TimeFields({ typed, onType }: TimeProps) {
  const say = useSay()
  return (
    <div className="notice-fields">
      <DayField
        id="notice-day"
        label={say(text['send-day'])}
        startsIn="bs"
        value={typed.day}
        onChange={(day) => onType({ ...typed, day })}
      />
      <TextField
        label={say(text['send-time'])}
        hint={say(text['send-help'])}
        inputMode="numeric"
        maxLength={5}
        value={typed.time}
        onChange={({ target }) => onType({ ...typed, time: target.value.trim() })}
      />
    </div>
  )
}
