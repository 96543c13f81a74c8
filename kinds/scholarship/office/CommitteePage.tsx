import { HandCoins } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { formatRs } from '#platform/pure/money/format.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { TableFile } from '#platform/browser/ui/paged/TableFile.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { committeeDeskText as text } from '../rules/committee-desk-messages.ts'
import type { Ranking } from '../wire/committee.ts'
import { ApplicantRow } from './ApplicantRow.tsx'
import { useRanking } from './committee.queries.ts'
import { Members } from './Members.tsx'

/** The committee's list: every applicant with scores and criteria, the best first, and what is decided of each. */
export function CommitteePage({ openingId }: { readonly openingId: number }) {
  const say = useSay()
  const { data, isError, refetch } = useRanking(openingId)
  return (
    <div className="page">
      <p>
        <Link to="/committees">{say(text.back)}</Link>
      </p>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={8} heading />}
      {data && <List openingId={openingId} ranking={data} />}
    </div>
  )
}

type Props = { readonly openingId: number; readonly ranking: Ranking }

function List({ openingId, ranking }: Props) {
  const say = useSay()
  const language = useLanguage()
  const mayAppoint = useMay('scholarship.appoint')
  const { name, seats, awarded, amount, applicants } = ranking
  const rs = formatRs(rupees(amount), language)
  return (
    <>
      <header>
        <h1>{say(name)}</h1>
        <p className="small text-muted">
          {seats === null
            ? say(text['seats-any'], { awarded, amount: rs })
            : say(text['seats-of'], { awarded, seats, amount: rs })}
        </p>
      </header>
      {applicants.length === 0 ? (
        <Empty
          icon={HandCoins}
          title={say(text['no-applicants'])}
          help={say(text['no-applicants-help'])}
        />
      ) : (
        <RankedTable ranking={ranking} />
      )}
      {mayAppoint && <Members openingId={openingId} ranking={ranking} />}
    </>
  )
}

function RankedTable({ ranking }: { readonly ranking: Ranking }) {
  const say = useSay()
  const table = useRef<HTMLTableElement>(null)
  return (
    <section className="card" aria-label={say(text.applicants)}>
      <TableScroll label={say(text.applicants)}>
        <table ref={table} className="plain-table">
          <thead>
            <tr>
              <th scope="col">{say(text.applicant)}</th>
              <th scope="col" className="end">
                {say(text.rank)}
              </th>
              <th scope="col">{say(text.criteria)}</th>
              <th scope="col" className="end">
                {say(text.cgpa)}
              </th>
              <th scope="col">{say(text.score)}</th>
              <th scope="col">{say(text.state)}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.applicants.map((applicant, at) => (
              <ApplicantRow
                key={applicant.n_scholarship_reg_ID}
                rank={at + 1}
                applicant={applicant}
                isMember={ranking.isMember}
                most={ranking.amount}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
      <TableFile label={say(text.applicants)} table={table} />
    </section>
  )
}
