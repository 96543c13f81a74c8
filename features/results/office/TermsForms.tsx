import { Save } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { sheetDeskText as text } from '../rules/marks/sheet-desk-messages.ts'
import type { OfferedCourse } from '../wire/office.ts'
import { markText } from './marks/mark-rows.tsx'
import { useReadAgain } from './results.queries.ts'
import { markSchemaSet } from '../wire/processes.ts'

/** Full and pass marks of the course, for each intake it is offered to. */
export function TermsForms({ offered }: { readonly offered: readonly OfferedCourse[] }) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-4">
      <p className="small text-muted">{say(text['terms-lead'])}</p>
      {offered.map((each) => (
        <TermsForm key={each.n_batch_course_ID} offered={each} />
      ))}
    </div>
  )
}

const parts = ['external', 'practical'] as const
const ends = ['full', 'pass'] as const
const wireEnds = { full: 'fm', pass: 'pm' } as const

function TermsForm({ offered }: { readonly offered: OfferedCourse }) {
  const say = useSay()
  const readAgain = useReadAgain()
  const { n_batch_course_ID, name, external, practical } = offered
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({
    external_fm: markText(external?.full),
    external_pm: markText(external?.pass),
    practical_fm: markText(practical?.full),
    practical_pm: markText(practical?.pass),
  })
  const [done, setDone] = useState<'saved' | 'change-two' | null>(null)
  const { action, error } = useProcess(markSchemaSet, async (proposed) => {
    setDone(proposed === undefined ? 'saved' : 'change-two')
    await readAgain()
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setDone(null)
    const given = Object.entries(typed).filter(([, value]) => value !== '')
    action.run({ n_batch_course_ID, ...Object.fromEntries(given) })
  }
  return (
    <form className="card flex flex-col gap-4 p-4" aria-label={say(name)} onSubmit={send}>
      <h2>{say(name)}</h2>
      <div className="flex flex-wrap gap-4">
        {parts.flatMap((part) =>
          ends.map((end) => {
            const key = `${part}_${wireEnds[end]}`
            return (
              <TextField
                key={key}
                id={`${key}-${n_batch_course_ID}`}
                label={say(text.part, { part: text[part], end: text[end] })}
                inputMode="decimal"
                autoComplete="off"
                value={typed[key] ?? ''}
                onChange={(event) => {
                  setDone(null)
                  setTyped({ ...typed, [key]: event.target.value.trim() })
                }}
              />
            )
          }),
        )}
      </div>
      <p role="status" className={`${done === 'saved' ? 'text-done' : ''} empty:hidden`}>
        {done !== null && say(text[done])}
      </p>
      <LostAnswer action={action} />
      <FieldNote
        id={`terms-note-${n_batch_course_ID}`}
        error={error === null ? undefined : say(error)}
      />
      <Button type="submit" icon={Save} disabled={action.state === 'lost'} busy={isRunning(action)}>
        {say(text.save)}
      </Button>
    </form>
  )
}
