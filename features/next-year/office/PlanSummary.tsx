import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/list/OfficeTable.tsx'
import { nextYearText as text } from '../rules/messages.ts'
import type { PlannedOpening, YearPlan } from '../wire/processes.ts'

type KindCount = {
  readonly kind: string
  readonly source: number
  readonly new: number
  readonly there: number
  readonly out: number
}

/** Numbers by kind, which add up. */
export function PlanSummary({ plan: { openings } }: { readonly plan: YearPlan }) {
  const say = useSay()
  const language = useLanguage()
  const kinds = Map.groupBy(openings, ({ table }) => table)
  const rows: KindCount[] = [...kinds.values()].map((own) => ({
    kind: own[0] === undefined ? '' : say(own[0].kind),
    ...countsOf(own),
  }))
  rows.push({ kind: say(text.total), ...countsOf(openings) })
  const numberOf = (id: Exclude<keyof KindCount, 'kind'>): TableColumn<KindCount> => ({
    id,
    head: say(text[id]),
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
        label={say(text.kinds)}
        columns={columns}
        rows={rows}
        rowKey={({ kind }) => kind}
      />
    </section>
  )
}

function countsOf(openings: readonly PlannedOpening[]) {
  const count = (state: PlannedOpening['state']) =>
    openings.filter((each) => each.state === state).length
  return {
    source: openings.length,
    new: count('new'),
    there: count('there'),
    out: count('skipped'),
  }
}
