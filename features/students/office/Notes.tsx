import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { momentText } from '#platform/browser/ui/text/moment-text.ts'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { studentText as text } from '../rules/screen-messages.ts'
import type { FileNote, StudentFile } from '../wire/student-file.ts'
import { studentNoteAdd } from '../wire/processes.ts'

/** Notes of colleagues, the newest first, and a new one: N begins it, Ctrl Enter saves it. */
export function Notes({ file: { id, notes } }: { readonly file: StudentFile }) {
  const say = useSay()
  if (notes === null) return null
  return (
    <section className="card file-card" aria-label={say(text.notes)}>
      <h2 className="flex items-baseline gap-2">
        {say(text.notes)}
        <span className="small flex-1 font-normal text-muted">{say(text['notes-staff'])}</span>
        <Key>N</Key>
      </h2>
      <NewNote id={id} />
      {notes.length === 0 && <p className="text-muted">{say(text['no-notes'])}</p>}
      <ul className="notes">
        {notes.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </ul>
    </section>
  )
}

function Note({ note: { by, at, words } }: { readonly note: FileNote }) {
  const language = useLanguage()
  const ms = Date.parse(at)
  return (
    <li>
      <p className="small">
        <b>{by}</b>{' '}
        <time className="text-muted" dateTime={at}>
          {momentText(dayInNepal(ms), timeInNepal(ms), language)}
        </time>
      </p>
      <p className="note-words">{words}</p>
    </li>
  )
}

function NewNote({ id }: { readonly id: number }) {
  const say = useSay()
  const queries = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState('')
  const { action, error } = useProcess(studentNoteAdd, async () => {
    setWords('')
    await queries.invalidateQueries({ queryKey: ['students', 'file', id] })
  })
  const send = () => {
    if (words.trim() !== '' && action.state === 'idle') action.run({ C_BPartner_ID: id, words })
  }
  useKeys({
    n: () => field.current?.focus(),
    ...(words === '' ? {} : { 'ctrl+enter': send, escape: () => field.current?.blur() }),
  })
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        className="input note-input"
        aria-label={say(text['new-note'])}
        aria-describedby="note-note"
        placeholder={say(text['new-note'])}
        rows={words === '' ? 1 : 3}
        maxLength={1000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <LostAnswer action={action} />
      <FieldNote id="note-note" error={error === null ? undefined : say(error)} />
      {words !== '' && (
        <Button type="submit" busy={isRunning(action)} disabled={action.state === 'lost'}>
          {say(text['keep-note'])} <Key>Ctrl ↵</Key>
        </Button>
      )}
    </form>
  )
}
