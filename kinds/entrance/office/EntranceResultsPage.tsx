import { GraduationCap } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import { StatusChip } from '#platform/browser/ui/StatusChip.tsx'
import { ListPage } from '#features/desk/office/ListPage.tsx'
import { scoreDeskText as text } from '../rules/score-desk-messages.ts'
import type { EntranceStanding } from '../wire/entrance-result.ts'
import { useEntrances } from './entrance-results.queries.ts'

/** Every entrance with candidates, and how far its result is. */
export function EntranceResultsPage() {
  return (
    <ListPage text={text} icon={GraduationCap} list={useEntrances()}>
      {(entrances) => <Entrances entrances={entrances} />}
    </ListPage>
  )
}

function Entrances({ entrances }: { readonly entrances: readonly EntranceStanding[] }) {
  const say = useSay()
  const language = useLanguage()
  const counts = ['candidates', 'scored', 'selected'] as const
  return (
    <section className="card overflow-x-auto" aria-label={say(text.title)}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say(text.entrance)}</th>
            {counts.map((key) => (
              <th key={key} scope="col" className="end">
                {say(text[key])}
              </th>
            ))}
            <th scope="col">{say(text.state)}</th>
          </tr>
        </thead>
        <tbody>
          {entrances.map((entrance) => (
            <tr key={entrance.n_entrance_open_ID}>
              <th scope="row">
                <Link to={`/results/entrance/${entrance.n_entrance_open_ID}`}>{entrance.name}</Link>
              </th>
              {counts.map((key) => (
                <td key={key} className="end tabular">
                  {digits(entrance[key], language)}
                </td>
              ))}
              <td>
                <StatusChip tone={entrance.published === null ? 'draft' : 'done'}>
                  {say(entrance.published === null ? text.open : text.published)}
                </StatusChip>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
