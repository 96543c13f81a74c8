import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { meritDeskText as text } from '../../rules/merit/desk-messages.ts'
import { countLeftOut } from '../../rules/merit/list-state.ts'
import { programName } from '../../rules/merit/rule-sentences.ts'
import type { MeritPage, MeritRow, StoredMeritList } from '../../wire/merit-list.ts'
import { meritShows } from '../../wire/merit-processes.ts'
import type { RowsAsked } from './merit.queries.ts'
import { Claims, CountedFrom, Preferences, SeatBy, Tie } from './row-cells.tsx'

type Props = {
  readonly page: MeritPage
  readonly list: StoredMeritList
  readonly asked: RowsAsked
  readonly onAsk: (rows: RowsAsked) => void
}

const rowsAtOnce = 100

/** Applicants by rank, in parts of 100: score, quotas, seat or waiting position, and how a tie was decided. */
export function RankedTable({ page, list, asked, onAsk }: Props) {
  const say = useSay()
  const columns = useColumns(page, list)
  const { ranked, seated, waiting } = list.counts
  const out = countLeftOut(list.counts)
  const counts = { all: ranked + out, seat: seated, waiting, 'left-out': out }
  return (
    <section className="card min-w-0" aria-labelledby="ranked-title">
      <div className="merit-bar">
        <h2 id="ranked-title">{say(text.ranked)}</h2>
        <Segments
          label={say(text.show)}
          options={meritShows.map((value) => ({
            value,
            text: say(text[value], { n: counts[value] }),
          }))}
          chosen={asked.show}
          onChoose={(show) => onAsk({ ...asked, show, from: 0 })}
        />
        {page.programs.length > 1 && <OneProgram page={page} asked={asked} onAsk={onAsk} />}
      </div>
      <OfficeTable
        label={say(text.ranked)}
        rows={page.rows}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<p className="p-4 text-muted">{say(text.nothing)}</p>}
      />
      <Paging page={page} asked={asked} onAsk={onAsk} />
    </section>
  )
}

/** Shows the people of one programme alone. */
function OneProgram({ page, asked, onAsk }: Omit<Props, 'list'>) {
  const say = useSay()
  return (
    <SelectField
      label={say(text.programme)}
      value={asked.programme ?? ''}
      onChange={({ target }) =>
        onAsk({ ...asked, from: 0, programme: Number(target.value) || null })
      }
    >
      <option value="">{say(text['all-programmes'])}</option>
      {page.programs.map(({ n_program_ID, program }) => (
        <option key={n_program_ID} value={n_program_ID ?? ''}>
          {say(programName(page.programs, program))}
        </option>
      ))}
    </SelectField>
  )
}

function useColumns(page: MeritPage, list: StoredMeritList): readonly TableColumn<MeritRow>[] {
  const say = useSay()
  const language = useLanguage()
  const isForMany = page.programs.length > 1
  const isOpen = list.state !== 'scheduled' && list.state !== 'replaced'
  return [
    {
      id: 'rank',
      head: say(text.rank),
      render: ({ rank }) => (rank === null ? '-' : digits(rank, language)),
    },
    {
      id: 'name',
      head: say(text.name),
      render: (row) => (
        <>
          {row.name} <span lang="ne">{row.nameNepali}</span>
          <span className="small tabular block text-muted">{row.erollno}</span>
          <CountedFrom row={row} />
          <Tie row={row} />
          {isForMany && (
            <span className="small flex flex-wrap gap-x-1 text-muted">
              {say(text.claimed)}: <Claims row={row} mayProve={isOpen} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'score',
      head: say(text.score),
      kind: 'number',
      render: ({ score }) => (score === null ? '-' : digits(score.toFixed(2), language)),
    },
    isForMany
      ? {
          id: 'programs',
          head: say(text.preferences),
          render: (row) => <Preferences row={row} programs={page.programs} />,
        }
      : {
          id: 'claims',
          head: say(text.claimed),
          render: (row) => <Claims row={row} mayProve={isOpen} />,
        },
    { id: 'seat', head: say(text['seat-by']), render: (row) => <SeatBy row={row} list={list} /> },
  ]
}

function Paging({ page, asked, onAsk }: Omit<Props, 'list'>) {
  const say = useSay()
  const { from } = asked
  const { rows, more } = page
  if (from === 0 && more === 0) return null
  const at = { from: from + 1, to: from + rows.length, n: from + rows.length + more }
  return (
    <div className="merit-bar">
      <p className="small flex-1 text-muted">{say(text['rows-at'], at)}</p>
      <Button
        disabled={from === 0}
        onClick={() => onAsk({ ...asked, from: Math.max(0, from - rowsAtOnce) })}
      >
        {say(text.previous)}
      </Button>
      <Button disabled={more === 0} onClick={() => onAsk({ ...asked, from: from + rowsAtOnce })}>
        {say(text.next)}
      </Button>
    </div>
  )
}
