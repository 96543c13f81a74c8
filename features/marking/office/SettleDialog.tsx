import { useState } from 'react'
import type { ArgumentsOf, Contract } from '#platform/pure/rest-dialect/contract.ts'
import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { twoEntriesText as text } from '../rules/two-entries-messages.ts'
import type { Typed } from '../rules/typed.ts'

type Props<Of extends Contract> = {
  readonly number: string
  /** Marks to type, by the process's parameter, with their labels. */
  readonly marks: readonly { readonly id: string; readonly label: string }[]
  /** False: absence is no answer here. */
  readonly mayBeAbsent: boolean
  readonly of: Of
  /** Arguments of the process, from the marks, the attendance and the reason as typed. */
  readonly body: (typed: Typed, reason: string) => ArgumentsOf<Of>
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

/** Settles a mark from the exam paper: by a person who entered neither of the two, with a reason. */
export function SettleDialog<Of extends Contract>(props: Props<Of>) {
  const { number, marks, mayBeAbsent, of, body, onDone, onClose } = props
  const say = useSay()
  const [typed, setTyped] = useState<Typed>({})
  const [isAbsent, setAbsent] = useState(false)
  const [reason, setReason] = useState('')
  const entry: Typed = isAbsent
    ? { attendance: 'absent' }
    : {
        ...Object.fromEntries(marks.map(({ id }) => [id, typed[id] ?? ''])),
        attendance: 'present',
      }
  return (
    <ProcessDialog
      title={say(text['settle-title'], { number })}
      sendLabel={say(text.settle)}
      of={of}
      body={() => body(entry, reason)}
      onDone={async () => {
        await onDone()
        onClose()
      }}
      onClose={onClose}
    >
      {marks.map(({ id, label }) => (
        <TextField
          key={id}
          id={`settle-${id}`}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          disabled={isAbsent}
          value={isAbsent ? '' : (typed[id] ?? '')}
          onChange={(event) => setTyped({ ...typed, [id]: event.target.value.trim() })}
        />
      ))}
      {mayBeAbsent && (
        <Checkbox checked={isAbsent} onChange={(event) => setAbsent(event.target.checked)}>
          {say(text.absent)}
        </Checkbox>
      )}
      <TextField
        id="settle-reason"
        label={say(text.reason)}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ProcessDialog>
  )
}
