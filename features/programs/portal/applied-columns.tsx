import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { appliedColumns } from '#features/applying/portal/applied-columns.tsx'
import { amountPaymentStanding } from '#features/applying/rules/facts.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import type { AppliedProgram } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'

/** Columns of the applied list: name, day, fee and what is paid of it, payment and document status. */
export function useAppliedColumns({ texts }: ProgramScreen): readonly Column<AppliedProgram>[] {
  const say = useSay()
  const shared = appliedColumns<AppliedProgram>(
    { say, heads: page, short: useShortDay() },
    ({ paying }) => amountPaymentStanding(paying).is,
  )
  return [
    {
      id: 'name',
      header: say(texts.name),
      slot: 'title',
      cell: ({ name }) => <h2 className="row-title">{name}</h2>,
    },
    shared.applied,
    {
      id: 'fee',
      header: say(page.fee),
      slot: 'fact',
      align: 'end',
      cell: ({ paying }) => (
        <b className="font-strong">
          <MoneyText amount={paying.total} />
        </b>
      ),
    },
    {
      id: 'paid',
      header: say(page.paid),
      slot: 'fact',
      align: 'end',
      cell: ({ paying }) => <MoneyText amount={paying.paid} />,
    },
    shared.payment,
    shared.document,
  ]
}
