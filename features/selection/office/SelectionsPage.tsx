import { GraduationCap } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { scoreDeskText as text } from '../rules/desk-messages.ts'
import type { SelectionStatus } from '../wire/score-sheet.ts'
import type { SelectionDesk } from './selection-desk.ts'
import { useSelections } from './selection.queries.ts'

/** Every opening with candidates, and how far its result is. */
export function SelectionsPage({ of }: { readonly of: SelectionDesk }) {
  return (
    <ListPage text={of.texts} icon={GraduationCap} list={useSelections(of)}>
      {(openings) => <Openings of={of} openings={openings} />}
    </ListPage>
  )
}

type Props = { readonly of: SelectionDesk; readonly openings: readonly SelectionStatus[] }

function Openings({ of: { texts, path }, openings }: Props) {
  const say = useSay()
  const language = useLanguage()
  const counts = ['candidates', 'unnumbered', 'scored', 'selected'] as const
  return (
    <section className="card" aria-label={say(texts.title)}>
      <TableScroll label={say(texts.title)}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{say(texts.opening)}</th>
              {counts.map((key) => (
                <th key={key} scope="col" className="end">
                  {say(text[key === 'unnumbered' ? 'without-number' : key])}
                </th>
              ))}
              <th scope="col">{say(text.state)}</th>
            </tr>
          </thead>
          <tbody>
            {openings.map((opening) => (
              <tr key={opening.id}>
                <th scope="row">
                  <Link to={`${path}/${opening.id}`}>{opening.name}</Link>
                </th>
                {counts.map((key) => (
                  <td
                    key={key}
                    className={`end tabular${isMissing(key, opening) ? ' late-count' : ''}`}
                  >
                    {digits(opening[key], language)}
                  </td>
                ))}
                <td>
                  <StatusChip tone={opening.published === null ? 'draft' : 'done'}>
                    {say(opening.published === null ? text.open : text.published)}
                  </StatusChip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}

function isMissing(key: keyof SelectionStatus, { unnumbered }: SelectionStatus): boolean {
  return key === 'unnumbered' && unnumbered > 0
}
