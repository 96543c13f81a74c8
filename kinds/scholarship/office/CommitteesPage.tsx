import { HandCoins } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
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
  const language = useLanguage()
  return (
    <section className="card" aria-label={say(text.title)}>
      <TableScroll label={say(text.title)}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{say(text.scholarship)}</th>
              {(['applicants', 'awarded', 'seats'] as const).map((key) => (
                <th key={key} scope="col" className="end">
                  {say(text[key])}
                </th>
              ))}
              <th scope="col">{say(text.mine)}</th>
            </tr>
          </thead>
          <tbody>
            {committees.map((each) => (
              <tr key={each.n_scholarship_open_ID}>
                <th scope="row">
                  <Link to={`/committees/${each.n_scholarship_open_ID}`}>{each.name}</Link>
                </th>
                <td className="end tabular">{digits(each.applicants, language)}</td>
                <td className="end tabular">{digits(each.awarded, language)}</td>
                <td className="end tabular">
                  {each.seats === null ? '-' : digits(each.seats, language)}
                </td>
                <td>{each.isMember ? say(text.member) : '-'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}
