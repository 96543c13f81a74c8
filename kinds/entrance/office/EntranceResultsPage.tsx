import { GraduationCap } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/Empty.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { Spinner } from '#platform/browser/ui/Spinner.tsx'
import { StatusChip } from '#platform/browser/ui/StatusChip.tsx'
import { scoreDeskText as text } from '../rules/score-desk-messages.ts'
import type { EntranceStanding } from '../wire/entrance-result.ts'
import { useEntrances } from './entrance-results.queries.ts'

/** Every entrance with candidates, and how far its result is. */
export function EntranceResultsPage() {
  const say = useSay()
  const { data, isError, refetch } = useEntrances()
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{say(text.title)}</h1>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
      </header>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Spinner />}
      {data?.length === 0 && (
        <Empty icon={GraduationCap} title={say(text.none)} help={say(text['none-help'])} />
      )}
      {data !== undefined && data.length > 0 && <Entrances entrances={data} />}
    </div>
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
