import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DateField } from '#platform/browser/ui/form/DateField.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { holdMessages, holdText as text } from '../../rules/hold/hold-messages.ts'
import { holdLift, studentHold } from '../../wire/hold.ts'

type Props = { readonly partnerId: number }

/** Documents that are held for unpaid fees of a student, and the lift of the hold; nothing where there is neither. */
export function StudentHold({ partnerId }: Props) {
  return useMay('hold.read') ? <Card partnerId={partnerId} /> : null
}

function Card({ partnerId }: Props) {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const queries = useQueryClient()
  const mayLift = useMay('hold.lift')
  const [isOpen, setOpen] = useState(false)
  const queryKey = ['students', 'hold', partnerId]
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => runProcess(rest, studentHold, { C_BPartner_ID: partnerId }),
  })
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined || (data.holds.length === 0 && data.lift === null)) return null
  const { lift } = data
  const done = async () => {
    await queries.invalidateQueries({ queryKey })
    setOpen(false)
  }
  return (
    <section className="card file-card" aria-label={say(text.title)}>
      <h2>{say(text.title)}</h2>
      {data.holds.map(({ document, owed, since }) => (
        <p key={document} className="small">
          {say(holdMessages[document], {
            amount: formatRs(owed, language),
            day: formatDay(since, language),
          })}
        </p>
      ))}
      {lift && (
        <p className="small">
          {say(text['lifted-until'], {
            day: formatDay(lift.until, language),
            reason: lift.reason,
          })}{' '}
          <span className="text-muted">{lift.by}</span>
        </p>
      )}
      {mayLift && data.holds.length > 0 && (
        <Button onClick={() => setOpen(true)}>{say(text.lift)}</Button>
      )}
      {isOpen && <LiftDialog partnerId={partnerId} onDone={done} onClose={() => setOpen(false)} />}
    </section>
  )
}

type DialogProps = Props & { readonly onDone: () => Promise<void>; readonly onClose: () => void }

function LiftDialog({ partnerId, onDone, onClose }: DialogProps) {
  const say = useSay()
  const today = useToday()
  const [until, setUntil] = useState<string>(today)
  const [reason, setReason] = useState('')
  return (
    <ProcessDialog
      title={say(text['lift-title'])}
      sendLabel={say(text['lift-title'])}
      of={holdLift}
      body={() => ({ C_BPartner_ID: partnerId, until, reason })}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text['lift-help'])}</p>
      <DateField
        id="lift-until"
        label={say(text.until)}
        required
        value={until}
        onChange={setUntil}
      />
      <TextField
        id="lift-reason"
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
