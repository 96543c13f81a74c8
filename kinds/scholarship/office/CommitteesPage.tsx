import { HandCoins } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { committeeDeskText as text } from '../rules/committee-desk-messages.ts'
import type { Committee } from '../wire/committee.ts'
import { useCommittees } from './committee.queries.ts'

/** The scholarships on whose committee one sits. */
export function CommitteesPage() {
  return (
    <ListPage text={text} icon={HandCoins} list={useCommittees()}>
      {(committees) => <Committees committees={committees} />}
    </ListPage>
  )
}

function Committees({ committees }: { readonly committees: readonly Committee[] }) {
  const say = useSay()
  return (
    <section className="card" aria-label={say(text.title)}>
      <OfficeTable
        label={say(text.title)}
        rows={committees}
        rowKey={(each) => each.n_scholarship_open_ID}
        columns={[
          {
            id: 'scholarship',
            head: say(text.scholarship),
            render: (each) => (
              <Link to={`/committees/${each.n_scholarship_open_ID}`}>{say(each.name)}</Link>
            ),
            sort: ({ name }) => say(name),
          },
          ...(['applicants', 'awarded', 'seats'] as const).map((key): TableColumn<Committee> => ({
            id: key,
            head: say(text[key]),
            count: (each) => each[key],
          })),
          {
            id: 'mine',
            head: say(text.mine),
            render: ({ isMember }) => (isMember ? say(text.member) : '-'),
          },
        ]}
      />
    </section>
  )
}
