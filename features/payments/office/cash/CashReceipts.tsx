import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { toRupees } from '#platform/pure/money/money.ts'
import { useReportDownload } from '#platform/browser/action/use-report-download.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { cashReversalReasons, cashText as text } from '../../rules/cash/cash-screen-messages.ts'
import { cashReverse, type CashReceipt } from '../../wire/cash.ts'
import { paymentReceipt } from '../../wire/processes.ts'
import { ReversePaymentDialog } from '../ReversePaymentDialog.tsx'
import { useCashChanged } from './cash.queries.ts'

type Props = {
  readonly receipts: readonly CashReceipt[] | undefined
  readonly isWhole: boolean
}

const tones = { valid: 'done', 'reversal-waits': 'waiting', reversed: 'closed' } as const

/** Cash that was taken, the newest first, each receipt to be printed or taken back. */
export function CashReceipts({ receipts, isWhole }: Props) {
  const say = useSay()
  const changed = useCashChanged()
  const [open, setOpen] = useState<CashReceipt | null>(null)
  if (receipts === undefined) return null
  const proposed = async () => {
    await changed()
    setOpen(null)
  }
  return (
    <section className="card" aria-label={say(text.receipts)}>
      <header className="card-head">
        <h2>{say(text.receipts)}</h2>
        {!isWhole && (
          <p className="small text-muted">{say(text['first-receipts'], { n: receipts.length })}</p>
        )}
      </header>
      <OfficeTable
        label={say(text.receipts)}
        rows={receipts}
        rowKey={({ paymentId }) => paymentId}
        isMuted={({ state }) => state === 'reversed'}
        empty={
          <Empty
            icon={Banknote}
            title={say(text['no-receipts'])}
            help={say(text['no-receipts-help'])}
          />
        }
        columns={columnsOf({ say, onReverse: setOpen })}
      />
      {open && (
        <ReversePaymentDialog
          payment={{
            paymentId: open.paymentId,
            name: open.student,
            amount: toRupees(open.amount),
          }}
          of={cashReverse}
          reasons={cashReversalReasons}
          help={say(text['reverse-help'])}
          onDone={proposed}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

type Columns = {
  readonly say: ReturnType<typeof useSay>
  readonly onReverse: (receipt: CashReceipt) => void
}

function columnsOf({ say, onReverse }: Columns): readonly TableColumn<CashReceipt>[] {
  return [
    { id: 'receipt', head: say(text.receipt), kind: 'code', render: ({ number }) => number },
    {
      id: 'student',
      head: say(text.student),
      render: ({ student, forWhat }) => (
        <>
          {say(student)}
          <span className="small block font-normal text-muted">{say(forWhat)}</span>
        </>
      ),
      sort: ({ student }) => student.en,
    },
    {
      id: 'amount',
      head: say(text['paid-amount']),
      kind: 'number',
      render: ({ amount }) => <MoneyText amount={amount} />,
      sort: ({ amount }) => amount,
    },
    {
      id: 'taken',
      head: say(text.cashier),
      render: ({ takenBy, taken }) => <ByPerson name={takenBy} at={taken} />,
    },
    {
      id: 'state',
      head: say(text.state),
      render: ({ state }) => <StatusChip tone={tones[state]}>{say(text[state])}</StatusChip>,
    },
    {
      id: 'actions',
      head: say(text.actions),
      kind: 'action',
      render: (receipt) => <Actions receipt={receipt} onReverse={() => onReverse(receipt)} />,
    },
  ]
}

type ActionsProps = { readonly receipt: CashReceipt; readonly onReverse: () => void }

function Actions({ receipt: { paymentId, state }, onReverse }: ActionsProps) {
  const say = useSay()
  const { download, isPending, error } = useReportDownload({
    slug: paymentReceipt.slug,
    parameters: { c_payment_ID: paymentId },
    failed: text['print-failed'],
  })
  if (state === 'reversed') return null
  return (
    <span className="flex flex-wrap gap-2">
      <Button busy={isPending} onClick={download}>
        {say(text.print)}
      </Button>
      {state === 'valid' && <Button onClick={onReverse}>{say(text.reverse)}</Button>}
      <FieldNote id={`receipt-${paymentId}`} error={error === null ? undefined : say(error)} />
    </span>
  )
}
