import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { OfficeTable } from '#platform/browser/ui/list/OfficeTable.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { purposes } from '#features/payments/rules/facts.ts'
import { caseText as text } from '../rules/messages.ts'
import type { KhaltiCase } from '../wire/khalti-cases.ts'
import { CaseState } from './CaseState.tsx'

type Props = {
  readonly cases: readonly KhaltiCase[]
  readonly open: string
  readonly onOpen: (attemptId: string) => void
}

/** A row for each attempt; the button opens its history. */
export function CaseTable({ cases, open, onOpen }: Props) {
  const say = useSay()
  return (
    <OfficeTable
      label={say(text.title)}
      rows={cases}
      rowKey={({ attemptId }) => attemptId}
      columns={[
        {
          id: 'student',
          head: say(text.student),
          render: ({ partnerId, name, paymentType }) => {
            const purpose = purposes[paymentType]
            return (
              <>
                <Link to={`/students/${partnerId}`}>{say(name)}</Link>
                <span className="small block font-normal text-muted">
                  {purpose === undefined ? paymentType : say(purpose)}
                </span>
              </>
            )
          },
          sort: ({ name }) => name.en,
        },
        {
          id: 'reference',
          head: say(text.reference),
          kind: 'code',
          render: ({ reference }) => reference,
        },
        {
          id: 'amount',
          head: say(text.amount),
          kind: 'number',
          render: ({ amount }) => <MoneyText amount={amount} />,
          sort: ({ amount }) => amount,
        },
        { id: 'state', head: say(text.state), render: (found) => <CaseState found={found} /> },
        {
          id: 'started',
          head: say(text.started),
          render: ({ started }) => <MomentText at={started} />,
          sort: ({ started }) => started,
        },
        {
          id: 'open',
          head: say(text.open),
          kind: 'action',
          render: ({ attemptId }) => (
            <Button aria-expanded={attemptId === open} onClick={() => onOpen(attemptId)}>
              {say(text.history)}
            </Button>
          ),
        },
      ]}
    />
  )
}
