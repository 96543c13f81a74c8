import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { useAppliedColumns } from '#features/applying/portal/list/applied-columns.tsx'
import { amountPaymentStatus } from '#features/applying/rules/facts.ts'
import { useToday } from '#platform/browser/clock.ts'
import { restOf, shownFee } from '#features/late-fee/rules/facts.ts'
import { exam } from '../rules/kind.ts'
import { examCardMessages as card, examPageMessages as page } from '../rules/messages.ts'
import { type AppliedExam, useExamOpenings } from './exam.queries.ts'

/** Columns of the applied list: name, number of exam papers, day, fee, exam roll number, payment and document status. */
export function useExamColumns(): readonly Column<AppliedExam>[] {
  const say = useSay()
  const today = useToday()
  const openings = useExamOpenings().data
  // Terms that are not known leave the fee as it was charged.
  const charged = (row: AppliedExam) => ({
    ...row,
    opening: openings?.find(({ id }) => id === row.openingId)?.fees ?? null,
  })
  const { name, applied, fee, payment, document } = useAppliedColumns<AppliedExam>({
    heads: { name: page.exam, fee: page.fee },
    statusOf: ({ paying }) => amountPaymentStatus(paying).is,
    feeOf: (row) => shownFee(charged(row), today),
    restOf: (row) => restOf(charged(row), today),
    renderBeneath: ({ id, papers: { length: n }, isCardReady }) => (
      <>
        <p className="small text-muted">{say(page.courses, { n })}</p>
        {isCardReady && (
          <Link
            className="link-button small inline-flex min-h-11 items-center"
            to={`${exam.path}?card=${id}`}
          >
            {say(card.title)}
          </Link>
        )}
      </>
    ),
  })
  const roll: Column<AppliedExam> = {
    id: 'roll',
    isSecondary: true,
    header: say(page['roll-number']),
    slot: 'fact',
    cell: ({ symbolNumber }) => (
      <span className="tabular whitespace-nowrap">{symbolNumber === '' ? '-' : symbolNumber}</span>
    ),
  }
  return [name, applied, fee, roll, payment, document]
}
