import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { settlementPageText as text } from '../rules/messages.ts'
import { type Arrival, settlementLink, settlementUnlink } from '../wire/settlements.ts'
import type { PartProps } from './part-props.ts'

/** The deposit in which a settlement arrived, or those it may be. */
export function ArrivalCard({ found, onChanged }: PartProps) {
  const say = useSay()
  const language = useLanguage()
  const { settlement, link, arrivals } = found
  if (settlement.state === 'taken-back') return null
  const net = formatRs(paisa(settlement.amount - settlement.charge), language)
  return (
    <section className="card" aria-label={say(text.arrival)}>
      <header className="card-head">
        <h2>{say(text.arrival)}</h2>
        <p className="small text-muted">{say(text['arrival-lead'], { net })}</p>
      </header>
      {link !== null && <Linked {...{ found, onChanged, link }} />}
      {link === null && arrivals.length === 0 && (
        <p className="px-4 pb-4">{say(text['no-arrival'])}</p>
      )}
      {link === null && arrivals.length > 0 && <Possible {...{ found, onChanged }} />}
    </section>
  )
}

function useLineColumns(): readonly TableColumn<Arrival>[] {
  const say = useSay()
  return [
    { id: 'day', head: say(text.day), render: ({ day }) => <DayText day={day} /> },
    { id: 'number', head: say(text.number), kind: 'code', render: ({ number }) => number || '-' },
    { id: 'remarks', head: say(text.remarks), render: ({ remarks }) => remarks || '-' },
  ]
}

function Possible({ found, onChanged }: PartProps) {
  const say = useSay()
  const mayLink = useMay('payment.reconcile')
  const columns = useLineColumns()
  const { action, error } = useProcess(settlementLink, (_data, summary) => onChanged(summary))
  const link = ({ lineId }: Arrival) =>
    action.run({
      wallet_settlement_ID: found.settlement.id,
      bank_statement_line_ID: lineId,
    })
  return (
    <>
      <OfficeTable
        label={say(text.arrival)}
        rows={found.arrivals}
        rowKey={({ lineId }) => lineId}
        columns={[
          ...columns,
          {
            id: 'link',
            head: say(text.actions),
            kind: 'action',
            render: (line) =>
              mayLink && (
                <Button
                  look="filled"
                  icon={LinkIcon}
                  busy={isRunning(action)}
                  disabled={action.state === 'lost'}
                  onClick={() => link(line)}
                >
                  {say(text.link)}
                </Button>
              ),
          },
        ]}
      />
      <LostAnswer action={action} />
      <FieldNote id="settlement-link-note" error={error === null ? undefined : say(error)} />
    </>
  )
}

type LinkedProps = PartProps & { readonly link: NonNullable<PartProps['found']['link']> }

function Linked({ found, link, onChanged }: LinkedProps) {
  const say = useSay()
  const mayUndo = useMay('payment.reconcile')
  const columns = useLineColumns()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <OfficeTable
        label={say(text.arrival)}
        rows={[link]}
        rowKey={({ lineId }) => lineId}
        columns={[
          ...columns,
          {
            id: 'by',
            head: say(text['linked-by']),
            render: () => <ByPerson name={link.by} at={link.linked} />,
          },
          {
            id: 'undo',
            head: say(text.actions),
            kind: 'action',
            render: () =>
              link.isProposed ? (
                <Link to="/second">{say(text['is-proposed'])}</Link>
              ) : (
                mayUndo && <Button onClick={() => setOpen(true)}>{say(text.undo)}</Button>
              ),
          },
        ]}
      />
      {isOpen && (
        <UndoDialog
          id={found.settlement.id}
          onDone={async (summary) => {
            await onChanged(summary)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type UndoProps = {
  readonly id: number
  readonly onDone: (summary: string) => Promise<void>
  readonly onClose: () => void
}

function UndoDialog({ id, onDone, onClose }: UndoProps) {
  const say = useSay()
  const [reason, setReason] = useState('')
  return (
    <ProcessDialog
      title={say(text['undo-title'])}
      sendLabel={say(text['undo-send'])}
      of={settlementUnlink}
      body={() => ({ wallet_settlement_ID: id, reason })}
      onDone={(_data, summary) => onDone(summary)}
      onClose={onClose}
    >
      <p className="small text-muted">{say(text['undo-help'])}</p>
      <TextAreaField
        id="settlement-undo-reason"
        label={say(text.reason)}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ProcessDialog>
  )
}
