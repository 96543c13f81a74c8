import { formatAd, formatBs } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { Dotted } from '#platform/browser/ui/Dotted.tsx'
import { useAppliedColumns } from '#features/applying/portal/applied-columns.tsx'
import { useSpeaking } from '#features/institution/portal/speaking.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { PartPaid } from '#features/payments/portal/PartPaid.tsx'
import { paymentMessages } from '#features/payments/rules/facts.ts'
import { entranceFee, isEntranceOpen, isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entranceMessages, entrancePageMessages as page } from '../rules/messages.ts'
import type { AppliedEntrance } from './entrance.queries.ts'
import { restOf, standingOf } from '../rules/standing.ts'

/** Columns of the applied list; on cards day and fee stand in one line under the name. */
export function useEntranceColumns(): readonly Column<AppliedEntrance>[] {
  const today = useToday()
  const { name, applied, fee, payment, document } = useAppliedColumns<AppliedEntrance>({
    heads: { name: page.entrance, fee: page.fee },
    standingOf,
    feeOf: (row) => shownFee(row, today),
    restOf: (row) => restOf(row, today),
    renderBeneath: (row) => <Sentence application={row} />,
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
            <PartPaid paid={row.paying.paid} rest={restOf(row, today)} />
            <Sentence application={row} />
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
function AppliedOn({ application }: { readonly application: AppliedEntrance }) {
  const { say, language, today } = useSpeaking()
  const { appliedOn } = application
  const fee = formatRs(shownFee(application, today), language)
  const day = appliedOn === null ? '-' : (formatBs(appliedOn, language) ?? formatAd(appliedOn))
  return <Dotted className="small text-muted" parts={[say(page['applied-on'], { day }), fee]} />
}

/** What is owed today while unpaid; afterwards what was charged. */
function shownFee({ opening, paying, ...rest }: AppliedEntrance, today: Day): Money {
  const unpaid = standingOf({ ...rest, paying }) === 'unpaid'
  return unpaid && opening !== null ? entranceFee(opening, today) : paying.total
}

/** One plain sentence under the name: what the money does next. */
function Sentence({ application }: { readonly application: AppliedEntrance }) {
  const { say, short, language, today } = useSpeaking()
  const { opening } = application
  const standing = standingOf(application)
  const until = opening && nextDeadline(opening, today)
  let sentence = ''
  if (standing === 'pending') sentence = say(paymentMessages['being-checked'])
  else if (standing === 'unpaid' && application.status !== 'CL' && opening && until) {
    if (!isEntranceOpen(opening, today)) sentence = say(entranceMessages.closed)
    else if (isRegularOn(opening, today) && opening.lastLateDay && opening.lastLateDay !== until)
      sentence = say(page['fee-changes'], {
        fee: formatRs(opening.lateFee, language),
        from: short(addDays(until, 1)),
        to: short(opening.lastLateDay),
      })
    else sentence = say(page['late-until'], { to: short(until) })
  }
  return sentence === '' ? null : <p className="small text-muted">{sentence}</p>
}
