import type { ReactNode } from 'react'
import { docStatusLabel } from '#platform/pure/document-status.ts'
import type { Message } from '#platform/pure/message.ts'
import { type Money, nothing, remaining } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import type { Tone } from '#platform/browser/ui/text/tone.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { PartPaid } from '#features/payments/portal/PartPaid.tsx'
import { VoucherWaits } from '#features/payments/portal/pay/VoucherWaits.tsx'
import { type Payment, waitingMoney } from '#features/payments/rules/facts.ts'
import {
  type Application,
  type PaymentStatus,
  paymentStatusLabels,
} from '#features/applying/rules/facts.ts'
import { listMessages as text } from '#features/applying/rules/list-messages.ts'

type Named = Pick<Application, 'name' | 'appliedOn'>
type Applied = Named &
  Pick<Application, 'status' | 'paying'> & { readonly payments: readonly Payment[] }
type Columns<Row> = Readonly<
  Record<'name' | 'applied' | 'fee' | 'payment' | 'document', Column<Row>>
>

type NameOf<Row> = {
  /** Head of the name. */
  readonly head: Message
  /** Head of the day, where it is not 'Applied'. */
  readonly dayHead?: Message
  /** Beneath the name. */
  readonly renderBeneath?: (row: Row) => ReactNode
}

type Kind<Row> = Omit<NameOf<Row>, 'head'> & {
  /** Heads of the name and of the fee. */
  readonly heads: Readonly<Record<'name' | 'fee', Message>>
  readonly statusOf: (row: Row) => PaymentStatus['is']
  readonly feeOf: (row: Row) => Money
  /** Amount left of it, if a paid part is shown beside the fee. */
  readonly restOf?: (row: Row) => Money
}

const payTone = {
  paid: 'done',
  pending: 'waiting',
  partly: 'turn',
  unpaid: 'turn',
} as const satisfies Record<PaymentStatus['is'], Tone>

/** Columns with the name and the day of the application. */
export function useNameColumns<Row extends Named>({
  head,
  dayHead = text.applied,
  renderBeneath,
}: NameOf<Row>): Readonly<Record<'name' | 'applied', Column<Row>>> {
  const say = useSay()
  return {
    name: {
      id: 'name',
      header: say(head),
      slot: 'title',
      cell: (row) => (
        <>
          <h2 className="row-title">{row.name}</h2>
          {renderBeneath?.(row)}
        </>
      ),
    },
    applied: useAppliedOn(dayHead),
  }
}

/** Columns every list of own applications with a fee has, by name; a kind puts its own between them. */
export function useAppliedColumns<Row extends Applied>(kind: Kind<Row>): Columns<Row> {
  const say = useSay()
  return {
    ...useNameColumns({ ...kind, head: kind.heads.name }),
    fee: {
      id: 'fee',
      header: say(kind.heads.fee),
      slot: 'fact',
      align: 'end',
      cell: (row) => (
        <>
          <b className="font-strong">
            <MoneyText amount={kind.feeOf(row)} />
          </b>
          {kind.restOf && (
            <PartPaid
              paid={row.paying.paid}
              rest={remaining(kind.restOf(row), waitingMoney(row.payments) ?? nothing)}
            />
          )}
          <VoucherWaits payments={row.payments} />
        </>
      ),
    },
    payment: {
      id: 'payment',
      header: say(text.payment),
      slot: 'status',
      cell: (row) => {
        const is = kind.statusOf(row)
        // A fee left unpaid at closing is shown as closed.
        const tone = row.status === 'CL' && is !== 'paid' ? 'closed' : payTone[is]
        return <StatusChip tone={tone}>{say(paymentStatusLabels[is])}</StatusChip>
      },
    },
    document: {
      id: 'document',
      header: say(text.document),
      slot: 'fact',
      cell: ({ status }) => {
        const label = docStatusLabel(status)
        return <StatusChip tone={label.tone}>{say(label.text)}</StatusChip>
      },
    },
  }
}

function useAppliedOn<Row extends Named>(head: Message): Column<Row> {
  const { say, short } = useSpeaking()
  return {
    id: 'applied',
    isSecondary: true,
    header: say(head),
    slot: 'fact',
    cell: ({ appliedOn }) => (appliedOn ? <DayText day={appliedOn} as="stacked" /> : '-'),
    card: ({ appliedOn }) => ({
      label: say(head),
      value: appliedOn ? <time dateTime={appliedOn}>{short(appliedOn)}</time> : '-',
    }),
  }
}
