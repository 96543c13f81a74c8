import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { Link } from 'wouter'
import { idIn } from '../rules/keys.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import { suspenseListText, suspenseText } from '../rules/suspense-messages.ts'
import type { InSuspense, Reconciliation } from '../wire/reconciliation.ts'
import { suspenseBack, suspenseWriteOff } from '../wire/suspense.ts'
import { PayBackDialog } from './PayBackDialog.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useMoneyColumns } from './money-columns.tsx'

type Props = {
  readonly found: Reconciliation
  /** Shows the money beside the claim it looks like. */
  readonly onCompare: (row: InSuspense) => void
  readonly onChanged: (done: string) => void
}

type Open = { readonly is: 'back' | 'place' | 'pay-back' | 'write-off'; readonly row: InSuspense }

/** Money in suspense of these days: back to the open lines, to a student, or compared with a claim. */
export function SuspenseTable({ found: { suspense }, onCompare, onChanged }: Props) {
  const say = useSay()
  const [open, setOpen] = useState<Open | null>(null)
  const dialog = {
    item: open?.row,
    onDone: (summary: string) => {
      setOpen(null)
      onChanged(summary)
    },
    onClose: () => setOpen(null),
  }
  if (suspense.length === 0) return null
  return (
    <section className="card" aria-label={say(text.suspense)}>
      <header className="card-head">
        <h2>{say(text.suspense)}</h2>
        <p className="small text-muted">{say(suspenseListText.lead)}</p>
      </header>
      <WaitingRows rows={suspense} onOpen={setOpen} onCompare={onCompare} />
      {open?.is === 'place' && dialog.item && <PlaceDialog {...dialog} item={dialog.item} />}
      {open?.is === 'pay-back' && dialog.item && <PayBackDialog {...dialog} item={dialog.item} />}
      {open?.is === 'back' && dialog.item && (
        <ReasonDialog
          {...dialog}
          item={dialog.item}
          of={suspenseBack}
          body={(reason) => ({ bank_statement_line_ID: idIn(open.row.key), reason })}
          title={suspenseText['back-name']}
          help={suspenseListText['back-help']}
        />
      )}
      {open?.is === 'write-off' && dialog.item && (
        <ReasonDialog
          {...dialog}
          item={dialog.item}
          of={suspenseWriteOff}
          body={(reason) => ({ item: open.row.key, reason })}
          title={suspenseText['write-off-name']}
          help={suspenseListText['write-off-help']}
        />
      )}
    </section>
  )
}

type RowsProps = Pick<ActionsProps, 'onOpen' | 'onCompare'> & {
  readonly rows: readonly InSuspense[]
}

function WaitingRows({ rows, onOpen, onCompare }: RowsProps) {
  const say = useSay()
  const columns = useMoneyColumns()
  return (
    <OfficeTable
      label={say(text.suspense)}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        ...columns,
        {
          id: 'actions',
          head: say(suspenseListText.actions),
          render: (row) => <Actions row={row} onOpen={onOpen} onCompare={onCompare} />,
        },
      ]}
    />
  )
}

type ActionsProps = Pick<Props, 'onCompare'> & {
  readonly row: InSuspense
  readonly onOpen: (open: Open) => void
}

function Actions({ row, onOpen, onCompare }: ActionsProps) {
  const say = useSay()
  const mayMove = useMay('payment.reconcile')
  const mayPlace = useMay('credit.decide')
  if (row.isProposed) return <Link to="/second">{say(suspenseListText['is-proposed'])}</Link>
  return (
    <div className="flex flex-wrap gap-2">
      {row.likely !== null && (
        <Button onClick={() => onCompare(row)}>{say(suspenseListText.compare)}</Button>
      )}
      {mayPlace && (
        <Button onClick={() => onOpen({ is: 'place', row })}>{say(suspenseListText.place)}</Button>
      )}
      {mayMove && row.source === 'bank' && (
        <Button onClick={() => onOpen({ is: 'back', row })}>{say(suspenseListText.back)}</Button>
      )}
      {mayPlace && row.source === 'bank' && (
        <Button onClick={() => onOpen({ is: 'pay-back', row })}>
          {say(suspenseListText['pay-back'])}
        </Button>
      )}
      {mayPlace && (
        <Button onClick={() => onOpen({ is: 'write-off', row })}>
          {say(suspenseListText['write-off'])}
        </Button>
      )}
    </div>
  )
}
