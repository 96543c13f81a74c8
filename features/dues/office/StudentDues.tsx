import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paisa } from '#platform/pure/money/money.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { chargeMessages as text } from '../rules/charge-messages.ts'
import { dueWaive, type OpenDue, studentDues } from '../wire/processes.ts'
import { ChargeDialog } from './ChargeDialog.tsx'

type Props = { readonly partnerId: number }

/** Amounts that a student owes beside applications; a fine is charged and an amount waived by two people. */
export function StudentDues({ partnerId }: Props) {
  return useMay('due.enter') ? <Card partnerId={partnerId} /> : null
}

function Card({ partnerId }: Props) {
  const say = useSay()
  const rest = useRest()
  const queries = useQueryClient()
  const queryKey = ['students', 'dues', partnerId]
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => runProcess(rest, studentDues, { C_BPartner_ID: partnerId }),
  })
  const [open, setOpen] = useState<'charge' | OpenDue | null>(null)
  const [isProposed, setProposed] = useState(false)
  const onDone = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey }),
      queries.invalidateQueries({ queryKey: ['proposals'] }),
    ])
    setProposed(true)
    setOpen(null)
  }
  const dialog = { onDone, onClose: () => setOpen(null) }
  return (
    <section className="card file-card" aria-label={say(text.title)}>
      <h2>{say(text.title)}</h2>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data?.dues.length === 0 && <p className="small text-muted">{say(text.none)}</p>}
      {data?.dues.map((due) => (
        <Line key={due.id} due={due} onWaive={() => setOpen(due)} />
      ))}
      <div>
        <Button onClick={() => setOpen('charge')}>{say(text['charge-button'])}</Button>
      </div>
      <p className="small" role="status">
        {isProposed && say(text.proposed)}
      </p>
      {open === 'charge' && <ChargeDialog partnerId={partnerId} {...dialog} />}
      {open !== null && open !== 'charge' && <WaiveDialog due={open} {...dialog} />}
    </section>
  )
}

function Line({ due, onWaive }: { readonly due: OpenDue; readonly onWaive: () => void }) {
  const say = useSay()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <span>
        {say(due.name)}{' '}
        <span className="small text-muted">
          <DayText day={day(due.since)} />
        </span>
      </span>
      <b>
        <MoneyText amount={paisa(due.owed)} />
      </b>
      {due.mayWaive && (
        <Button aria-label={say(text['waive-of'], { name: due.name })} onClick={onWaive}>
          {say(text['waive-button'])}
        </Button>
      )}
    </div>
  )
}

type DialogProps = {
  readonly due: OpenDue
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

function WaiveDialog({ due, onDone, onClose }: DialogProps) {
  const say = useSay()
  const [reason, setReason] = useState('')
  return (
    <ProcessDialog
      title={say(text['waive-of'], { name: due.name })}
      sendLabel={say(text.propose)}
      of={dueWaive}
      body={() => ({ n_due_ID: due.id, reason })}
      {...{ onDone, onClose }}
    >
      <p className="small text-muted">{say(text['waive-help'])}</p>
      <TextField
        id="waive-reason"
        label={say(text.reason)}
        autoComplete="off"
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ProcessDialog>
  )
}
