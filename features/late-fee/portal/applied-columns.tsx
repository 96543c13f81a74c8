import { formatAd, formatBs } from '#platform/pure/calendar/format.ts'
import type { Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { nothing, remaining } from '#platform/pure/money/money.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { Dotted } from '#platform/browser/ui/text/Dotted.tsx'
import { useAppliedColumns } from '#features/applying/portal/list/applied-columns.tsx'
import type { Application } from '#features/applying/rules/facts.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { useToday } from '#platform/browser/clock.ts'
import { PartPaid } from '#features/payments/portal/PartPaid.tsx'
import { VoucherWaits } from '#features/payments/portal/pay/VoucherWaits.tsx'
import { type Payment, paymentMessages, waitingMoney } from '#features/payments/rules/facts.ts'
import { feeDeadline, isOpenOn, nextFee } from '../rules/fee-terms.ts'
import { lateFeePageMessages as text } from '../rules/page-messages.ts'
import { type Charged, restOf, shownFee, statusOf } from '../rules/owed.ts'

type Applied = Charged & Application & { readonly payments: readonly Payment[] }

type Texts = {
  /** Head of the name. */
  readonly name: Message
  /** Text for an unpaid application after the last day. */
  readonly closed: Message
}

/** Columns of the applied list; on cards day and fee stand in one line under the name. */
export function useLateFeeColumns<Row extends Applied>(texts: Texts): readonly Column<Row>[] {
  const today = useToday()
  const sentenceOf = (row: Row) => <Sentence application={row} closed={texts.closed} />
  const { name, applied, fee, payment, document } = useAppliedColumns<Row>({
    heads: { name: texts.name, fee: text.fee },
    statusOf,
    feeOf: (row) => shownFee(row, today),
    restOf: (row) => restOf(row, today),
    renderBeneath: sentenceOf,
  })
  return [
    { ...name, card: (row) => ({ label: '', value: <h2 className="row-title">{row.name}</h2> }) },
    {
      ...applied,
      slot: 'lines',
      card: (row) => ({
        label: '',
        value: (
          <>
            <AppliedOn application={row} />
            <PartPaid
              paid={row.paying.paid}
              rest={remaining(restOf(row, today), waitingMoney(row.payments) ?? nothing)}
            />
            <VoucherWaits payments={row.payments} />
            {sentenceOf(row)}
          </>
        ),
      }),
    },
    { ...fee, card: () => null },
    payment,
    document,
  ]
}

/** On cards, day and fee stand in one line under the name. */
function AppliedOn({ application }: { readonly application: Applied }) {
  const { say, language, today } = useSpeaking()
  const { appliedOn } = application
  const fee = formatRs(shownFee(application, today), language)
  const day = appliedOn === null ? '-' : (formatBs(appliedOn, language) ?? formatAd(appliedOn))
  return <Dotted className="small text-muted" parts={[say(text['applied-on'], { day }), fee]} />
}

type SentenceProps = { readonly application: Applied; readonly closed: Message }

/** One plain sentence under the name: what the money does next. */
function Sentence({ application, closed }: SentenceProps) {
  const { say, short, language, today } = useSpeaking()
  const { opening } = application
  const state = statusOf(application)
  const until = opening && feeDeadline(opening, today)
  let sentence = ''
  if (state === 'pending') sentence = say(paymentMessages['being-checked'])
  else if (state === 'unpaid' && application.status !== 'CL' && opening && until) {
    const next = nextFee(opening, today)
    if (!isOpenOn(opening, today)) sentence = say(closed)
    else if (next)
      sentence = say(text['fee-changes'], {
        fee: formatRs(next.fee, language),
        from: short(next.from),
        to: short(next.to),
      })
    else sentence = say(text['late-until'], { to: short(until) })
  }
  return sentence === '' ? null : <p className="small text-muted">{sentence}</p>
}
