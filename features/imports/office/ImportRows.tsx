import { useState } from 'react'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Segments } from '#platform/browser/ui/control/Segments.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import type { TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { PagedTable } from '#platform/browser/ui/paged/PagedTable.tsx'
import { rowStates, type RowState } from '../rules/row-state.ts'
import { importText as text } from '../rules/screen-messages.ts'
import type { ImportFile, ImportRow } from '../wire/import-file.ts'
import { importRefused } from '../wire/processes.ts'
import { FileButton } from './FileButton.tsx'
import { useImportRows } from './imports.queries.ts'
import { RowPictures } from './RowPictures.tsx'
import { RefusedCells } from './RefusedCells.tsx'
import type { ImportActions } from './use-import-actions.ts'

type Props = {
  readonly file: ImportFile
  readonly actions: ImportActions
  /** The rows are pictures. */
  readonly isZip: boolean
}

/** Rows of a file by their state; those that are refused with a field to correct each. */
export function ImportRows({ file, actions, isZip }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [chosen, setChosen] = useState<RowState | null>(null)
  const state = chosen ?? (file.counts.refused > 0 ? 'refused' : 'new')
  const columns = useColumns({ file, actions, isZip }, state)
  return (
    <section className="card" aria-label={say(text.check)}>
      <div className="import-states">
        <Segments
          label={say(text.check)}
          options={rowStates.map((value) => ({
            value,
            text: `${say(text[value])} ${digits(file.counts[value], language)}`,
          }))}
          chosen={state}
          onChoose={setChosen}
        />
        {state === 'refused' && file.counts.refused > 0 && file.committed === null && (
          <>
            <Button disabled={actions.isBusy} onClick={actions.leaveAllOut}>
              {say(text['leave-all-out'])}
            </Button>
            <FileButton
              label={text['download-refused']}
              call={callOf(importRefused, { import_ID: file.id })}
            />
          </>
        )}
      </div>
      <FieldNote
        id="rows-note"
        error={actions.rowsError === null ? undefined : say(actions.rowsError)}
      />
      <PagedTable
        download="never"
        label={say(text[state])}
        columns={columns}
        query={useImportRows(file.id, state)}
        rowKey={({ line }) => line}
        empty={<p className="p-4 text-muted">{say(text['no-rows'])}</p>}
      />
    </section>
  )
}

function useColumns(
  { file, actions, isZip }: Props,
  state: RowState,
): readonly TableColumn<ImportRow>[] {
  const say = useSay()
  const language = useLanguage()
  const isOpen = file.committed === null
  const line: TableColumn<ImportRow> = {
    id: 'line',
    head: say(text.row),
    kind: 'code',
    render: (row) => digits(row.line, language),
  }
  const name: TableColumn<ImportRow> = {
    id: 'name',
    head: say(text.record),
    render: (row) => (
      <>
        {row.name || '-'}
        {row.pictures?.person && <span className="block text-muted">{row.pictures.person}</span>}
        {row.notes.map((note) => (
          <span key={note.en} className="small block text-muted">
            {say(note)}
          </span>
        ))}
      </>
    ),
  }
  const problems: TableColumn<ImportRow> = {
    id: 'problems',
    head: say(text.reason),
    render: (row) => <RefusedCells row={row} importId={file.id} isOpen={isOpen} />,
  }
  const changes: TableColumn<ImportRow> = {
    id: 'changes',
    head: say(text.change),
    render: (row) => <Changes row={row} />,
  }
  const leave: TableColumn<ImportRow> = {
    id: 'leave',
    head: say(text['leave-out']),
    kind: 'action',
    render: (row) =>
      isOpen && (
        <button
          type="button"
          className="link-button import-leave"
          disabled={actions.isBusy}
          onClick={() => actions.leaveOut(row.line, state !== 'left-out')}
        >
          {say(text[state === 'left-out' ? 'take-in' : 'leave-out'])}
        </button>
      ),
  }
  const pictures: TableColumn<ImportRow> = {
    id: 'pictures',
    head: say(text.pictures),
    render: (row) => <RowPictures row={row} />,
  }
  if (isZip) return [line, pictures, name, ...(state === 'refused' ? [problems] : []), leave]
  const facts = { refused: problems, changed: changes }
  const own = state === 'refused' || state === 'changed' ? [facts[state]] : []
  return [line, name, ...own, leave]
}

function Changes({ row: { changes } }: { readonly row: ImportRow }) {
  const say = useSay()
  return changes.map(({ label, before, after }) => (
    <span key={label.en} className="block">
      <span className="small text-muted">{say(label)}: </span>
      {before} → {after}
    </span>
  ))
}
