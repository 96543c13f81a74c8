import { type FormEvent, useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { FieldNote, SelectField } from '#platform/browser/ui/form/Field.tsx'
import { failedWords } from '#features/staff/office/failed-words.ts'
import { useDesk } from '#features/staff/office/session.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { useColleagues } from '../desk.queries.ts'
import { useAssign } from './use-assign.ts'

type Props = {
  readonly queue: string
  readonly records: readonly number[]
  /** Receives the items that could not be assigned. */
  readonly onDone: (left: readonly number[]) => void
  readonly onClose: () => void
}

/** Assigns these items to oneself, to a colleague who works on the queue, or to no one. */
export function AssignDialog({ queue, records, onDone, onClose }: Props) {
  const say = useSay()
  const me = useDesk()?.userId
  const { data: colleagues = [], isError } = useColleagues(queue, records[0] ?? 0)
  const [to, setTo] = useState(String(me))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  const assign = useAssign({ queue, records })

  async function send(): Promise<void> {
    setBusy(true)
    setError(null)
    const { left, failure } = await assign(to === '' ? null : Number(to))
    setBusy(false)
    if (left.length === records.length) setError(failedWords(failure))
    else onDone(left)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Dialog
      title={say(text['assign-n'], { n: records.length })}
      width="narrow"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          <Button look="filled" busy={busy} onClick={() => void send()}>
            {say(text.assign)}
          </Button>
        </>
      }
    >
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <SelectField
          id="assign-to"
          label={say(text.colleague)}
          value={to}
          error={isError ? say(text['colleagues-unread']) : undefined}
          onChange={(event) => setTo(event.target.value)}
        >
          <option value={String(me)}>{say(text['assign-mine'])}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{say(text['assign-nobody'])}</option>
        </SelectField>
        <FieldNote id="assign-note" error={error === null ? undefined : say(error)} />
      </form>
    </Dialog>
  )
}
