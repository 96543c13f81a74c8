import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import type { Message } from '#platform/pure/message.ts'
import { nextYearText as text } from '../../rules/messages.ts'
import type { PlannedState } from '../../rules/planned-state.ts'

type KindCount = {
  readonly kind: string
  readonly source: number
  readonly new: number
  readonly there: number
  readonly out: number
}

type Planned = { readonly kind: Message; readonly state: PlannedState }

type Props = {
  readonly openings: readonly Planned[]
  /** Heading of the number of all openings. */
  readonly sourceHead: Message
}

/** Numbers by kind, which add up. */
export function PlanSummary({ openings, sourceHead }: Props) {
  const say = useSay()
  const language = useLanguage()
  const kinds = Map.groupBy(openings, ({ kind }) => kind.en)
  const rows: KindCount[] = [...kinds.values()].map((own) => ({
    kind: own[0] === undefined ? '' : say(own[0].kind),
    ...countsOf(own),
  }))
  rows.push({ kind: say(text.total), ...countsOf(openings) })
  const numberOf = (id: Exclude<keyof KindCount, 'kind'>): TableColumn<KindCount> => ({
    id,
    head: say(id === 'source' ? sourceHead : text[id]),
    kind: 'number',
    render: (row) => digits(row[id], language),
  })
  const columns: readonly TableColumn<KindCount>[] = [
    { id: 'kind', head: say(text.kind), render: ({ kind }) => kind },
    numberOf('source'),
    numberOf('new'),
    numberOf('there'),
    numberOf('out'),
  ]
  return (
    <section className="card" aria-label={say(text.kinds)}>
      <OfficeTable
        download="never"
        label={say(text.kinds)}
        columns={columns}
        rows={rows}
        rowKey={({ kind }) => kind}
      />
    </section>
  )
}

function countsOf(openings: readonly Planned[]) {
  const count = (state: PlannedState) => openings.filter((each) => each.state === state).length
  return {
    source: openings.length,
    new: count('new'),
    there: count('there'),
    out: count('skipped'),
  }
}
