import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { importText as text } from '../rules/screen-messages.ts'
import type { ImportFile, ImportTarget } from '../wire/import-file.ts'
import type { ImportActions } from './use-import-actions.ts'

type Props = {
  readonly file: ImportFile
  readonly target: ImportTarget
  readonly actions: ImportActions
}

type FileColumn = ImportFile['columns'][number] & { readonly place: number }

/** Columns of the file with the places that they go to, and how a row is found. */
export function ImportColumns({ file, target, actions }: Props) {
  const say = useSay()
  const isOpen = file.committed === null
  const rows = file.columns.map((column, place) => ({ ...column, place }))
  const columns = useColumns({ file, target, actions })
  const labelOf = (name: string) => {
    const column = target.columns.find((each) => each.name === name)
    return column === undefined ? name : say(column.label)
  }
  return (
    <section className="card" aria-label={say(text.columns)}>
      <h2 className="px-4 pt-4">{say(text.columns)}</h2>
      <OfficeTable
        download="never"
        label={say(text.columns)}
        columns={columns}
        rows={rows}
        rowKey={({ place }) => place}
        isMuted={({ to }) => to === ''}
      />
      <fieldset className="import-key" disabled={!isOpen || actions.isBusy}>
        <legend className="font-strong">{say(text.key)}</legend>
        {target.keys.map((key) => (
          <label key={key.join(' ')}>
            <input
              type="radio"
              name="key"
              checked={key.join(' ') === file.key.join(' ')}
              onChange={() => actions.chooseKey(key.join(' '))}
            />{' '}
            {key.map(labelOf).join(' + ')}
          </label>
        ))}
        <p className="small text-muted">{say(text['empty-changes-nothing'])}</p>
      </fieldset>
      <FieldNote
        id="columns-note"
        error={actions.columnsError === null ? undefined : say(actions.columnsError)}
      />
    </section>
  )
}

function useColumns({ file, target, actions }: Props): readonly TableColumn<FileColumn>[] {
  const say = useSay()
  const language = useLanguage()
  const isOpen = file.committed === null
  return [
    {
      id: 'heading',
      head: say(text['in-file']),
      render: ({ heading, example }) => (
        <>
          {heading}
          <span className="small block text-muted">{example}</span>
        </>
      ),
    },
    {
      id: 'to',
      head: say(text['goes-to']),
      render: ({ heading, to, place }) => (
        <select
          className="input"
          aria-label={`${say(text['goes-to'])}: ${heading}`}
          value={to}
          disabled={!isOpen || actions.isBusy}
          onChange={(event) => actions.map(place, event.target.value)}
        >
          <option value="">{say(text.nowhere)}</option>
          {target.columns.map(({ name, label, isRequired }) => (
            <option key={name} value={name}>
              {say(label)}
              {isRequired && ' *'}
            </option>
          ))}
        </select>
      ),
    },
    {
      id: 'filled',
      head: say(text.filled),
      kind: 'number',
      render: ({ filled }) => `${digits(Math.round(filled * 100), language)}%`,
    },
  ]
}
