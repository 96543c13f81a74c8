import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { settlementPageText as text } from '../rules/messages.ts'
import {
  type ComparedSettlement,
  type DifferingTransaction,
  type MissingPayment,
  settlementNote,
  type UnknownTransaction,
} from '../wire/settlements.ts'
import type { PartProps } from './part-props.ts'

/** Transactions that the portal does not know, each with the way into suspense. */
export function UnknownCard({ found, onChanged }: PartProps) {
  const say = useSay()
  const mayNote = useMay('payment.reconcile') && found.settlement.state === 'waits'
  const columns = useColumns<UnknownTransaction>(text.amount)
  const { action, error } = useProcess(settlementNote, (_data, summary) => onChanged(summary))
  const note = ({ line }: UnknownTransaction) =>
    action.run({ wallet_settlement_ID: found.settlement.id, line })
  return (
    <Card of={found.unknown} title={text.unknown} lead={text['note-help']}>
      <OfficeTable
        label={say(text.unknown)}
        rows={found.unknown.rows}
        rowKey={({ line }) => line}
        columns={[
          ...columns,
          {
            id: 'note',
            head: say(text.actions),
            kind: 'action',
            render: (row) =>
              mayNote && (
                <Button
                  busy={isRunning(action)}
                  disabled={action.state === 'lost'}
                  onClick={() => note(row)}
                >
                  {say(text.note)}
                </Button>
              ),
          },
        ]}
      />
      <LostAnswer action={action} />
      <FieldNote id="settlement-note" error={error === null ? undefined : say(error)} />
    </Card>
  )
}

/** Transactions that the wallet settles with another amount than the portal credited. */
export function DifferingCard({ differs }: Pick<ComparedSettlement, 'differs'>) {
  const say = useSay()
  const columns = useColumns<DifferingTransaction>(text.theirs)
  const student = useStudentColumn<DifferingTransaction>()
  return (
    <Card of={differs} title={text.differs}>
      <OfficeTable
        label={say(text.differs)}
        rows={differs.rows}
        rowKey={({ line }) => line}
        columns={[
          ...columns,
          {
            id: 'own',
            head: say(text.ours),
            kind: 'number',
            render: ({ own }) => <MoneyText amount={own} />,
            stands: () => true,
          },
          student,
        ]}
      />
    </Card>
  )
}

/** Payments of these days that no settlement has yet. */
export function MissingCard({ missing }: Pick<ComparedSettlement, 'missing'>) {
  const say = useSay()
  const columns = useColumns<MissingPayment>(text.amount)
  const student = useStudentColumn<MissingPayment>()
  return (
    <Card of={missing} title={text.missing} lead={text['missing-lead']}>
      <OfficeTable
        label={say(text.missing)}
        rows={missing.rows}
        rowKey={({ paymentId }) => paymentId}
        columns={[...columns, student]}
      />
    </Card>
  )
}

type CardProps = {
  readonly of: { readonly n: number; readonly rows: readonly unknown[] }
  readonly title: Message
  readonly lead?: Message
  readonly children: ReactNode
}

/** Absent without rows. */
function Card({ of: { n, rows }, title, lead, children }: CardProps) {
  const say = useSay()
  if (n === 0) return null
  return (
    <section className="card" aria-label={say(title)}>
      <header className="card-head">
        <h2>{say(title)}</h2>
        {lead !== undefined && <p className="small text-muted">{say(lead)}</p>}
      </header>
      {children}
      {rows.length < n && (
        <p className="small px-4 pb-4 text-muted">{say(text['first-shown'], { n: rows.length })}</p>
      )}
    </section>
  )
}

function useColumns<Row extends Pick<UnknownTransaction, 'number' | 'day' | 'amount'>>(
  amountName: Message,
): readonly TableColumn<Row>[] {
  const say = useSay()
  return [
    { id: 'number', head: say(text.number), kind: 'code', render: ({ number }) => number },
    { id: 'day', head: say(text.day), render: ({ day }) => <DayText day={day} /> },
    {
      id: 'amount',
      head: say(amountName),
      kind: 'number',
      render: ({ amount }) => <MoneyText amount={amount} />,
      sort: ({ amount }) => amount,
    },
  ]
}

function useStudentColumn<
  Row extends Pick<MissingPayment, 'partnerId' | 'name'>,
>(): TableColumn<Row> {
  const say = useSay()
  return {
    id: 'student',
    head: say(text.student),
    render: ({ partnerId, name }) => <Link to={`/students/${partnerId}`}>{say(name)}</Link>,
  }
}
