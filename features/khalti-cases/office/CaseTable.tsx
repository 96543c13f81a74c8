import { WalletCards } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { PagedTable } from '#platform/browser/ui/paged/PagedTable.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { purposes } from '#features/payments/rules/facts.ts'
import { caseText as text } from '../rules/messages.ts'
import { CaseState } from './CaseState.tsx'
import { type CaseQuery, useCases } from './cases.queries.ts'

type Props = {
  readonly query: CaseQuery
  readonly open: string
  readonly onOpen: (attemptId: string) => void
}

/** A row for each attempt; the button opens its history. */
export function CaseTable({ query, open, onOpen }: Props) {
  const say = useSay()
  return (
    <section className="card" aria-label={say(text.title)}>
      <PagedTable
        label={say(text.title)}
        query={useCases(query)}
        expected={8}
        empty={<Empty icon={WalletCards} title={say(text.none)} help={say(text['none-help'])} />}
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
    </section>
  )
}
