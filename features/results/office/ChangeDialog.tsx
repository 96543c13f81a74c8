import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { sheetDeskText as text } from '../rules/marks/sheet-desk-messages.ts'
import type { MarkRow } from '../wire/office.ts'
import { type SheetKey, useReadAgain } from './results.queries.ts'
import { markChange } from '../wire/processes.ts'

type Props = {
  readonly sheet: SheetKey
  readonly rows: readonly MarkRow[]
  readonly onClose: () => void
}

const everybody = ''

/** Moderation or grace, of one mark or by a rule of the whole sheet; a second person confirms it. */
export function ChangeDialog({ sheet, rows, onClose }: Props) {
  const say = useSay()
  const readAgain = useReadAgain()
  const [number, setNumber] = useState(everybody)
  const [asked, setAsked] = useState({ add: '', moderated: '', grace: '' })
  const [reason, setReason] = useState('')
  const fields = number === everybody ? (['add'] as const) : (['moderated', 'grace'] as const)
  const given = Object.fromEntries(
    fields.flatMap((each) => (asked[each] === '' ? [] : [[each, asked[each]]])),
  )
  const whom = number === everybody ? {} : { erollno: number }
  return (
    <ProcessDialog
      title={say(text['change-title'])}
      sendLabel={say(text.propose)}
      of={markChange}
      body={() => ({ ...sheet, ...whom, ...given, reason })}
      onDone={async () => {
        await readAgain()
        onClose()
      }}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text['change-two'])}</p>
      <SelectField
        id="change-whom"
        label={say(text['change-whom'])}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      >
        <option value={everybody}>{say(text['change-all'])}</option>
        {rows
          .filter(({ mark }) => mark?.attendance === 'present')
          .map(({ erollno }) => (
            <option key={erollno} value={erollno}>
              {erollno}
            </option>
          ))}
      </SelectField>
      {fields.map((each) => (
        <TextField
          key={each}
          id={`change-${each}`}
          label={say(text[`change-${each}`])}
          inputMode="decimal"
          autoComplete="off"
          value={asked[each]}
          onChange={(event) => setAsked({ ...asked, [each]: event.target.value.trim() })}
        />
      ))}
      <TextField
        id="change-reason"
        label={say(text.reason)}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ProcessDialog>
  )
}
