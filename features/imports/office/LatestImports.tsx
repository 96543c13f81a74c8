import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { importText as text } from '../rules/screen-messages.ts'
import type { ImportSummary } from '../wire/import-file.ts'

type Props = {
  readonly imports: readonly ImportSummary[]
  readonly onRetry: (() => void) | undefined
}

/** Imports of late with what came of them. */
export function LatestImports({ imports, onRetry }: Props) {
  const say = useSay()
  const columns: readonly TableColumn<ImportSummary>[] = [
    {
      id: 'file',
      head: say(text.file),
      render: ({ id, fileName, label }) => (
        <>
          <Link to={`/setup/import?file=${id}`}>{fileName}</Link>
          <span className="small block text-muted">{say(label)}</span>
        </>
      ),
    },
    {
      id: 'by',
      head: say(text.by),
      render: ({ by, created }) => <ByPerson name={by} at={created} />,
    },
    { id: 'new', head: say(text.new), count: ({ counts }) => counts.new, kind: 'number' },
    {
      id: 'changed',
      head: say(text.changed),
      count: ({ counts }) => counts.changed,
      kind: 'number',
    },
    { id: 'state', head: say(text.state), render: (file) => say(text[stateOf(file)]) },
  ]
  return (
    <section className="card" aria-label={say(text.latest)}>
      <h2 className="px-4 pt-4">{say(text.latest)}</h2>
      <OfficeTable
        label={say(text.latest)}
        columns={columns}
        rows={imports}
        rowKey={({ id }) => id}
        isMuted={({ undone }) => undone !== null}
        onRetry={onRetry}
        empty={<p className="p-4 text-muted">{say(text['none-latest'])}</p>}
      />
    </section>
  )
}

export function stateOf({ committed, undone }: ImportSummary) {
  if (undone !== null) return 'is-undone'
  return committed === null ? 'is-open' : 'is-stored'
}
