import { GraduationCap } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
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
  return (
    <section className="card" aria-label={say(texts.title)}>
      <OfficeTable
        label={say(texts.title)}
        rows={openings}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'opening',
            head: say(texts.opening),
            render: ({ id, name }) => <Link to={`${path}/${id}`}>{say(name)}</Link>,
            sort: ({ name }) => say(name),
          },
          ...(['candidates', 'unnumbered', 'scored', 'selected'] as const).map(
            (key): TableColumn<SelectionStatus> => ({
              id: key,
              head: say(text[key === 'unnumbered' ? 'without-number' : key]),
              count: (opening) => opening[key],
              stands: ({ unnumbered }) => key === 'unnumbered' && unnumbered > 0,
            }),
          ),
          {
            id: 'state',
            head: say(text.state),
            render: ({ published }) => (
              <StatusChip tone={published === null ? 'draft' : 'done'}>
                {say(published === null ? text.open : text.published)}
              </StatusChip>
            ),
          },
        ]}
      />
    </section>
  )
}
