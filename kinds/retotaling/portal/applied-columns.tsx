import { UnreadableEntries } from '#platform/browser/ui/list/UnreadableRows.tsx'
import type { Money } from '#platform/pure/money/money.ts'
import { docStatusLabel } from '#platform/pure/document-status.ts'
import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { VoucherWaits } from '#features/payments/portal/pay/VoucherWaits.tsx'
import { useNameColumns } from '#features/applying/portal/list/applied-columns.tsx'
import { listMessages } from '#features/applying/rules/list-messages.ts'
import { retotalingMessages as text, retotalingPageMessages as page } from '../rules/messages.ts'
import type { AskedCourse } from '../rules/retotaling.ts'
import type { AppliedRetotaling } from './retotaling.queries.ts'

/** Columns of the applied list: day, total and paid fee, the chosen courses with their reasons, status (SPEC §2). */
export function useRetotalingColumns(): readonly Column<AppliedRetotaling>[] {
  const say = useSay()
  const { name, applied } = useNameColumns<AppliedRetotaling>({
    head: page.name,
    dayHead: listMessages['applied-date'],
  })
  const money = (
    id: string,
    header: string,
    of: (row: AppliedRetotaling) => Money,
  ): Column<AppliedRetotaling> => ({
    id,
    header,
    slot: 'fact',
    align: 'end',
    cell: (row) => <MoneyText amount={of(row)} />,
  })
  return [
    name,
    applied,
    money('total', say(text['total-fee']), ({ paying }) => paying.total),
    {
      ...money('paid', say(text['fee-paid']), ({ paying }) => paying.paid),
      cell: ({ paying, payments }) => (
        <>
          <MoneyText amount={paying.paid} />
          <VoucherWaits payments={payments} />
        </>
      ),
    },
    {
      id: 'courses',
      header: say(text['selected-courses']),
      slot: 'fact',
      cell: ({ courses, unreadable }) => (
        <>
          <Courses courses={courses} />
          <UnreadableEntries ids={unreadable} />
        </>
      ),
    },
    {
      id: 'status',
      header: say(page.status),
      slot: 'status',
      cell: ({ status }) => {
        const label = docStatusLabel(status)
        return <StatusChip tone={label.tone}>{say(label.text)}</StatusChip>
      },
    },
  ]
}

/** Marks before and after retotaling. */
function Outcome({ outcome }: { readonly outcome: NonNullable<AskedCourse['outcome']> }) {
  const say = useSay()
  const { is, decidedOn: _, ...marks } = outcome
  return (
    <span className="font-strong mt-1 block text-text">
      {say(is === 'UNCHANGED' ? page['outcome-same'] : page['outcome-changed'], marks)}
    </span>
  )
}

function Courses({ courses }: { readonly courses: readonly AskedCourse[] }) {
  const say = useSay()
  const { length: n } = courses
  return (
    <>
      <p>{say(page.courses, { n })}</p>
      <ul className="small text-muted">
        {courses.map(({ courseId, name, description, outcome }) => (
          <li key={courseId} className="mt-1 break-words">
            <span className="block text-text">{name}</span>
            {description === '' ? say(text['no-description']) : description}
            {outcome && <Outcome outcome={outcome} />}
          </li>
        ))}
      </ul>
    </>
  )
}
