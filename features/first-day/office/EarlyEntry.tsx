import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Contract } from '#platform/pure/rest-dialect/contract.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { firstDayText as text } from '../rules/messages.ts'
import type { EntryFirstDay } from '../wire/first-day.ts'
import { FirstDayNote } from './FirstDayNote.tsx'

type Proposing = {
  /** The process that proposes to go earlier, and what names the sheet in its call. */
  readonly process: Contract
  readonly sheet: object
  readonly onDone: () => Promise<unknown>
}

type Props = Proposing & { readonly first: EntryFirstDay; readonly mayPropose: boolean }

/** True while a sheet takes entries. */
export function isEntryOpen({ daysEarly, agreed }: EntryFirstDay): boolean {
  return daysEarly === null || agreed !== null
}

/** From when on entries are taken, and the way to earlier: a reason that a second person confirms. */
export function EarlyEntry({ first, mayPropose, ...proposing }: Props) {
  const say = useSay()
  const [isProposing, setProposing] = useState(false)
  const { agreed, proposal } = first
  return (
    <div className="flex flex-col items-start gap-2">
      <FirstDayNote first={first} />
      {agreed !== null && <p>{say(text.agreed, { reason: agreed })}</p>}
      {proposal !== null && (
        <p className="flex flex-wrap gap-3">
          <span>{say(text.waits, { name: proposal.by })}</span>
          <Link to="/second" className="font-strong">
            {say(text['to-second'])}
          </Link>
        </p>
      )}
      {mayPropose && !isEntryOpen(first) && proposal === null && (
        <Button icon={CalendarClock} onClick={() => setProposing(true)}>
          {say(text.propose)}
        </Button>
      )}
      {isProposing && <ProposeDialog {...proposing} onClose={() => setProposing(false)} />}
    </div>
  )
}

function ProposeDialog({
  process,
  sheet,
  onDone,
  onClose,
}: Proposing & { readonly onClose: () => void }) {
  const say = useSay()
  const [reason, setReason] = useState('')
  return (
    <ProcessDialog
      title={say(text.propose)}
      sendLabel={say(text.propose)}
      of={process}
      body={() => ({ ...sheet, reason })}
      onDone={async () => {
        await onDone()
        onClose()
      }}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text['propose-lead'])}</p>
      <TextField
        id="early-reason"
        label={say(text.reason)}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ProcessDialog>
  )
}
