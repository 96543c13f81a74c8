import { ImagePlus } from 'lucide-react'
import { type SyntheticEvent, useRef, useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { readBase64 } from '#platform/browser/files/download.ts'
import { useSay } from '#platform/browser/language.ts'
import { useToday } from '#platform/browser/clock.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { FieldNote, SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { mostPictureBytes, pictureTypes } from '../rules/picture.ts'
import { pictureText as text, pictureTypeNames } from '../rules/picture-messages.ts'
import { universityPictureAdd } from '../wire/pictures.ts'
import { usePictureDone } from './pictures.queries.ts'

type Typed = {
  readonly type: string
  readonly person: string
  readonly from: Day | null
  readonly file: File | null
}

/** A new picture with its first day. */
export function AddPicture() {
  const say = useSay()
  const today = useToday()
  const empty: Typed = { type: 'logo', person: '', from: today, file: null }
  const [typed, setTyped] = useState(empty)
  const [count, setCount] = useState(0)
  const [problem, setProblem] = useState<Message | null>(null)
  const clear = () => {
    setTyped(empty)
    setCount(count + 1)
  }
  const { action, error } = useProcess(universityPictureAdd, ...usePictureDone(clear))
  const shownProblem = problem ?? error

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const { type, person, from, file } = typed
    const found = problemOf(typed)
    setProblem(found)
    if (found !== null || file === null || action.state !== 'idle') return
    const content = { fileName: file.name.slice(-120), fileContent: await readBase64(file) }
    action.run({ type, person, from_day: from ?? '', file: content })
  }

  return (
    <form className="card picture-form" noValidate onSubmit={(event) => void send(event)}>
      <PictureFields key={count} typed={typed} onType={setTyped} />
      <FieldNote
        id="add-picture-note"
        error={shownProblem === null ? undefined : say(shownProblem)}
      />
      <LostAnswer action={action} />
      <div className="setup-actions">
        <Button
          type="submit"
          look="filled"
          busy={isRunning(action)}
          disabled={typed.file === null || action.state === 'lost'}
        >
          {say(text.add)}
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = { readonly typed: Typed; readonly onType: (typed: Typed) => void }

function PictureFields({ typed, onType }: FieldsProps) {
  const say = useSay()
  return (
    <div className="setup-fields">
      <SelectField
        label={say(text.type)}
        value={typed.type}
        onChange={({ target }) => onType({ ...typed, type: target.value })}
      >
        {pictureTypes.map((type) => (
          <option key={type} value={type}>
            {say(pictureTypeNames[type])}
          </option>
        ))}
      </SelectField>
      {isSignature(typed.type) && (
        <TextField
          label={say(text.person)}
          maxLength={120}
          value={typed.person}
          onChange={({ target }) => onType({ ...typed, person: target.value })}
        />
      )}
      <DayField
        id="picture-from"
        label={say(text.from)}
        startsIn="bs"
        value={typed.from}
        onChange={(from) => onType({ ...typed, from })}
      />
      <PictureFile file={typed.file} onChoose={(file) => onType({ ...typed, file })} />
    </div>
  )
}

type FileProps = { readonly file: File | null; readonly onChoose: (file: File | null) => void }

function PictureFile({ file, onChoose }: FileProps) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="font-strong">{say(text.file)}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say(text.file)}
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
      <Button icon={ImagePlus} onClick={() => input.current?.click()}>
        {say(text['choose-file'])}
      </Button>
      <p className="small text-muted">{file?.name ?? say(text['file-help'])}</p>
    </div>
  )
}

/** Problems that the form sees; the server looks into the file. */
function problemOf({ type, person, from, file }: Typed): Message | null {
  if (isSignature(type) && person.trim() === '') return text['no-person']
  if (from === null) return text['no-day']
  return file !== null && file.size > mostPictureBytes ? text['too-large'] : null
}

function isSignature(type: string): boolean {
  return type === 'controller' || type === 'registrar'
}
