import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { useAppliedColumns } from '#features/applying/portal/list/applied-columns.tsx'
import { amountPaymentStatus } from '#features/applying/rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import type { AppliedProgram } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'

/** Columns of the applied list: name, day, fee and what is paid of it, payment and document status. */
export function useProgramColumns({ texts }: ProgramScreen): readonly Column<AppliedProgram>[] {
  const say = useSay()
  const { name, applied, fee, payment, document } = useAppliedColumns<AppliedProgram>({
    heads: { name: texts.name, fee: page.fee },
    statusOf: ({ paying }) => amountPaymentStatus(paying).is,
    feeOf: ({ paying }) => paying.total,
  })
  const paid: Column<AppliedProgram> = {
    id: 'paid',
    header: say(page.paid),
    slot: 'fact',
    align: 'end',
    cell: ({ paying }) => <MoneyText amount={paying.paid} />,
  }
  return [name, applied, fee, paid, payment, document]
}
