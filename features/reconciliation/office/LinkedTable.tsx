import { joinedInBoth } from '#platform/pure/message.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { toRupees } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { ReverseDialog } from '#features/payments/office/ReverseDialog.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { linkedListText } from '../rules/link-messages.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import { suspenseListText } from '../rules/suspense-messages.ts'
import type { Linked } from '../wire/reconciliation.ts'

type Props = {
  readonly linked: readonly Linked[]
  readonly onChanged: (done: string) => void
}

/** Links that were made by hand; one that is wrong is undone by two people, as an approval is reversed. */
export function LinkedTable({ linked, onChanged }: Props) {
  const say = useSay()
  const queries = useQueryClient()
  const [open, setOpen] = useState<Linked | null>(null)
  if (linked.length === 0) return null
  const proposed = async () => {
    await queries.invalidateQueries({ queryKey: ['proposals'] })
    setOpen(null)
    onChanged(say(linkedListText.proposed))
  }
  return (
    <section className="card" aria-label={say(linkedListText.title)}>
      <header className="card-head">
        <h2>{say(linkedListText.title)}</h2>
        <p className="small text-muted">{say(linkedListText.lead)}</p>
      </header>
      <LinkedRows linked={linked} onUndo={setOpen} />
      {open !== null && (
        <ReverseDialog
          voucher={{
            paymentId: open.paymentId,
            name: joinedInBoth(', ', open.name, open.forWhat),
            amount: toRupees(open.amount),
          }}
          onDone={proposed}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

type RowsProps = Pick<Props, 'linked'> & { readonly onUndo: (row: Linked) => void }

function LinkedRows({ linked, onUndo }: RowsProps) {
  const say = useSay()
  const mayReverse = useMay('voucher.decide')
  return (
    <OfficeTable
      label={say(linkedListText.title)}
      rows={linked}
      rowKey={({ paymentId }) => paymentId}
      columns={[
        { id: 'day', head: say(text.day), render: ({ day }) => <DayText day={day} /> },
        {
          id: 'bank',
          head: say(text.bank),
          render: ({ bank, remarks }) => <Two above={bank || '-'} below={remarks} />,
        },
        {
          id: 'portal',
          head: say(text.portal),
          render: ({ name, portal, forWhat }) => (
            <Two above={say(name)} below={[portal, say(forWhat)].filter(Boolean).join(', ')} />
          ),
        },
        {
          id: 'amount',
          head: say(text.amount),
          kind: 'number',
          render: ({ amount }) => <MoneyText amount={amount} />,
        },
        {
          id: 'by',
          head: say(linkedListText.by),
          render: ({ by, linked: at, reason }) => (
            <>
              <ByPerson name={by} at={at} />
              <span className="small block text-muted">{reason}</span>
            </>
          ),
        },
        {
          id: 'undo',
          head: say(suspenseListText.actions),
          render: (row) =>
            row.isProposed ? (
              <Link to="/second">{say(suspenseListText['is-proposed'])}</Link>
            ) : (
              mayReverse && <Button onClick={() => onUndo(row)}>{say(linkedListText.undo)}</Button>
            ),
        },
      ]}
    />
  )
}

function Two({ above, below }: { readonly above: string; readonly below: string }) {
  return (
    <>
      {above}
      <span className="small block text-muted">{below}</span>
    </>
  )
}
