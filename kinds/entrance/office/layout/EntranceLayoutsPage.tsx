import { CalendarRange } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { layoutText } from '#features/examination/rules/layout-messages.ts'
import { entranceLayoutText as text } from '../../rules/layout/desk-messages.ts'
import type { EntranceLaidOut } from '../../wire/layout.ts'
import { useEntranceLayouts } from './layout.queries.ts'

/** Entrances whose result is not published, and how far each is laid out. */
export function EntranceLayoutsPage() {
  const say = useSay()
  const centres = <Link to="/results/layout/centres">{say(layoutText['to-centres'])}</Link>
  return (
    <ListPage text={text} icon={CalendarRange} list={useEntranceLayouts()} aside={centres}>
      {(openings) => <Openings openings={openings} />}
    </ListPage>
  )
}

function Openings({ openings }: { readonly openings: readonly EntranceLaidOut[] }) {
  const say = useSay()
  return (
    <section className="card" aria-label={say(text.title)}>
      <OfficeTable
        label={say(text.title)}
        rows={openings}
        rowKey={(opening) => opening.n_entrance_open_ID}
        columns={[
          {
            id: 'opening',
            head: say(text.opening),
            render: ({ n_entrance_open_ID, name }) => (
              <Link to={`/results/layout/entrances/${n_entrance_open_ID}`}>{say(name)}</Link>
            ),
            sort: ({ name }) => say(name),
          },
          {
            id: 'candidates',
            head: say(layoutText.candidates),
            count: ({ candidates }) => candidates,
          },
          { id: 'sittings', head: say(text.sittings), count: ({ sittings }) => sittings },
          {
            id: 'seated',
            head: say(layoutText.seated),
            kind: 'number',
            render: ({ seated, candidates }) =>
              say(layoutText['of-all'], { have: seated, all: candidates }),
            sort: ({ seated, candidates }) => (candidates === 0 ? null : seated / candidates),
          },
          {
            id: 'state',
            head: say(layoutText.state),
            render: (opening) => <LayoutChip opening={opening} />,
          },
        ]}
      />
    </section>
  )
}

/** Next step of the layout of an entrance. */
function LayoutChip({ opening }: { readonly opening: EntranceLaidOut }) {
  const say = useSay()
  const { candidates, seated, unnumbered, sittings } = opening
  if (sittings === 0) return <StatusChip tone="turn">{say(text['no-sitting'])}</StatusChip>
  if (candidates === 0) return <StatusChip tone="draft">{say(text['no-applicants'])}</StatusChip>
  const state = unnumbered > 0 ? 'numberless' : seated < candidates ? 'seatless' : 'ready'
  return (
    <StatusChip tone={state === 'ready' ? 'done' : 'turn'}>
      {say(layoutText[`is-${state}` as const])}
    </StatusChip>
  )
}
