import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { sheetDeskText as text } from '#features/results/rules/marks/sheet-desk-messages.ts'
import type { MarkRow } from '#features/results/wire/office.ts'
import { type SheetKey, useReadAgain } from '../results.queries.ts'
import { markSettle } from '../../wire/processes.ts'

type Props = {
  readonly sheet: SheetKey
  readonly row: MarkRow
  readonly onClose: () => void
}

/** Settles the mark from the exam paper: by a person who entered neither mark, with a reason. */
export function SettleDialog({ sheet, row, onClose }: Props) {
  const say = useSay()
  const readAgain = useReadAgain()
  const [marks, setMarks] = useState({ external: '', practical: '' })
  const [isAbsent, setAbsent] = useState(false)
  const [reason, setReason] = useState('')
  const parts = (['external', 'practical'] as const).filter((part) => row.schema[part] !== null)
  const typed = isAbsent ? { attendance: 'absent' } : { ...marks, attendance: 'present' }
  return (
    <ProcessDialog
      title={say(text['settle-title'], { number: row.erollno })}
      sendLabel={say(text.settle)}
      of={markSettle}
      body={() => ({ ...sheet, erollno: row.erollno, ...typed, reason })}
      onDone={async () => {
        await readAgain()
        onClose()
      }}
      onClose={onClose}
    >
      {parts.map((part) => (
        <TextField
          key={part}
          id={`settle-${part}`}
          label={say(text[part])}
          inputMode="decimal"
          autoComplete="off"
          disabled={isAbsent}
          value={isAbsent ? '' : marks[part]}
          onChange={(event) => setMarks({ ...marks, [part]: event.target.value.trim() })}
        />
      ))}
      <label className="option">
        <input
          type="checkbox"
          className="tick"
          checked={isAbsent}
          onChange={(event) => setAbsent(event.target.checked)}
        />
        {say(text.absent)}
      </label>
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
