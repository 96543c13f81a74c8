import { type ReactNode, useMemo, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { sheetText as text } from '../rules/messages.ts'
import { isChanged, type Typed, type TypedRows, valuesOf } from '../rules/typed.ts'
import { FileTools } from './FileTools.tsx'
import { SaveBar } from './SaveBar.tsx'
import type { GridColumn, GridSheetRow } from './grid.ts'
import { TypingGrid } from './TypingGrid.tsx'
import { type Saving, useSave } from './use-save.ts'
import { useTyped } from './use-typed.ts'

export type ChangedRow<Row> = { readonly row: Row; readonly values: Typed }

type Props<Row extends GridSheetRow> = {
  /** Under this name what is typed stays in the browser tab: whose, and of which sheet. */
  readonly page: string
  readonly label: string
  /** Label of the row number, its column name in a file, and the name of the file. */
  readonly numberName: string
  readonly numberColumn: string
  readonly fileName: string
  readonly factNames: readonly string[]
  readonly columns: readonly GridColumn[]
  readonly rows: readonly Row[]
  /** Problem of a row as it is typed; undefined if there is none. */
  readonly check: (row: Row, values: Typed) => string | undefined
  /** Column of the one cell that is wrong; absent: the whole row is marked. */
  readonly wrongCell?: (values: Typed) => string | undefined
  /** The process that takes the rows as a file, and what names the sheet in its call. */
  readonly slug: string
  readonly sheet: object
  /** Below the grid: the rows that are changed, as typed. `type` types a cell again, `goTo` takes the focus to a row. */
  readonly renderChanges?: (
    changed: readonly ChangedRow<Row>[],
    type: (number: string, column: string, value: string) => void,
    goTo: (number: string) => void,
  ) => ReactNode
  /** Reads the sheet again. */
  readonly onSaved: () => Promise<unknown>
  /** Called after the entries were discarded. */
  readonly onDiscard?: () => void
}

/** A sheet of numbers: typed or read from a file, checked at once, saved as a whole or not at all. */
export function TypedSheet<Row extends GridSheetRow>(props: Props<Row>) {
  const { label, numberName, factNames, columns, rows, check, numberColumn, slug, sheet } = props
  const say = useSay()
  const typing = useTyped(props.page)
  const { typed } = typing
  const saving = useSave({
    slug,
    numberColumn,
    columns,
    async onSaved(saved) {
      await props.onSaved()
      typing.drop(saved.typed)
    },
  })
  const changed = useChanged(rows, typed)
  const wrong = useMemo(() => {
    const found = changed.flatMap(({ row, values }) => {
      const problem = check(row, values) ?? refusedWith(saving, row.number, typed)
      return problem === undefined ? [] : [[row.number, problem] as const]
    })
    return new Map(found)
  }, [changed, typed, check, saving])
  const [goTo, setGoTo] = useState<{ readonly number: string } | null>(null)
  const [firstWrong] = wrong.keys()
  const toWrong = () => firstWrong !== undefined && setGoTo({ number: firstWrong })
  const isBlocked = changed.some(({ row, values }) => check(row, values))
  const save = () => {
    if (isBlocked) return void toWrong()
    if (changed.length > 0)
      saving.action.run({
        sheet,
        rows: changed.map(({ row: { number }, values }) => ({ number, values })),
        typed: new Map(changed.map(({ row: { number } }) => [number, typed.get(number) ?? {}])),
      })
  }
  return (
    <div className="typed-sheet">
      <FileTools
        {...{ numberName, numberColumn, columns, rows, check }}
        fileName={props.fileName}
        onTake={typing.take}
      />
      {typing.isRestored && <Banner tone="draft" lead={say(text['kept-here'])} />}
      <LostAnswer action={saving.action} />
      <TypingGrid
        {...{ label, numberName, factNames, columns, rows, typed, wrong, goTo }}
        wrongCell={props.wrongCell}
        onType={typing.type}
        onSave={save}
      />
      {props.renderChanges?.(changed, typing.type, (number) => setGoTo({ number }))}
      <SaveBar
        unsaved={changed.length}
        wrong={wrong.size}
        isBlocked={isBlocked}
        saving={saving}
        onSave={save}
        onToWrong={toWrong}
        onDiscard={() => {
          typing.discard()
          props.onDiscard?.()
        }}
      />
    </div>
  )
}

/** Rows with a typed value that is not saved. */
function useChanged<Row extends GridSheetRow>(
  rows: readonly Row[],
  typed: TypedRows,
): readonly ChangedRow<Row>[] {
  return useMemo(
    () =>
      rows
        .filter((row) => row.isOpen && isChanged(row, typed.get(row.number)))
        .map((row) => ({ row, values: valuesOf(row, typed.get(row.number)) })),
    [rows, typed],
  )
}

/** The problem the server found with a row, until the row is typed again. */
function refusedWith({ refused }: Saving, number: string, typed: TypedRows): string | undefined {
  const found = refused.get(number)
  return found?.typed === typed.get(number) ? found?.problem : undefined
}
