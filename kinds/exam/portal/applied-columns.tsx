import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { appliedColumns } from '#features/applying/portal/applied-columns.tsx'
import { amountPaymentStanding } from '#features/applying/rules/facts.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { PartPaid } from '#features/payments/portal/PartPaid.tsx'
import { remaining } from '#platform/pure/money/money.ts'
import { examPageMessages as page } from '../rules/messages.ts'
import type { AppliedExam } from './exam.queries.ts'

/** Columns of the applied list: name with its papers counted, day, fee, exam roll number, payment and document status. */
export function useAppliedColumns(): readonly Column<AppliedExam>[] {
  const say = useSay()
  const short = useShortDay()
  const shared = appliedColumns<AppliedExam>(
    { say, heads: page, short },
    ({ paying }) => amountPaymentStanding(paying).is,
  )
  return [
    {
      id: 'name',
      header: say(page.exam),
      slot: 'title',
      cell: ({ name, papers }) => (
        <>
          <h2 className="row-title">{name}</h2>
          <p className="small text-muted">
            {say(papers.length === 1 ? page['courses-one'] : page.courses, { n: papers.length })}
          </p>
        </>
      ),
    },
    shared.applied,
    {
      id: 'fee',
      header: say(page.fee),
      slot: 'fact',
      align: 'end',
      cell: ({ paying }) => (
        <>
          <b className="font-strong">
            <MoneyText amount={paying.total} />
          </b>
          <PartPaid paid={paying.paid} rest={remaining(paying.total, paying.paid)} />
        </>
      ),
    },
    {
      id: 'roll',
      header: say(page['roll-number']),
      slot: 'fact',
      cell: ({ symbolNumber }) => (
        <span className="tabular whitespace-nowrap">
          {symbolNumber === '' ? '-' : symbolNumber}
        </span>
      ),
    },
    shared.payment,
    shared.document,
  ]
}
