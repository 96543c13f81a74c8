import { useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { intoView } from '#platform/browser/ui/control/into-view.ts'
import { type ReportGroup, reportGroups } from '../rules/report-groups.ts'
import { reportScreen as text } from '../rules/screen-messages.ts'
import type { ListedReport } from '../wire/processes.ts'

type Props = {
  readonly reports: readonly ListedReport[]
  readonly open: string | undefined
}

/** Reports that the role may read, by group; those whose text has what was typed. */
export function ReportList({ reports, open }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const sought = typed.trim().toLocaleLowerCase()
  const found = reports.filter(({ title, about }) =>
    `${say(title)} ${say(about)}`.toLocaleLowerCase().includes(sought),
  )
  const groups = Object.keys(reportGroups) as ReportGroup[]
  return (
    <nav className="report-list" aria-label={say(text.title)}>
      <input
        type="search"
        className="input"
        placeholder={say(text.find)}
        aria-label={say(text.find)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 && <p className="small text-muted">{say(text['none-found'])}</p>}
      {groups.map((group) => (
        <Group key={group} group={group} reports={found} open={open} />
      ))}
      <p className="small report-list-foot text-muted">{say(text['only-yours'])}</p>
    </nav>
  )
}

function Group({ group, reports, open }: Props & { readonly group: ReportGroup }) {
  const say = useSay()
  const own = reports.filter((report) => report.group === group)
  if (own.length === 0) return null
  return (
    <div>
      <p className="small text-muted">{say(reportGroups[group])}</p>
      {own.map(({ id, title, about }) => (
        <Link
          key={id}
          to={`/reports/${id}`}
          ref={id === open ? intoView : null}
          aria-current={id === open ? 'page' : undefined}
        >
          {say(title)}
          <span className="small text-muted">{say(about)}</span>
        </Link>
      ))}
    </div>
  )
}
