/** What is typed of a row, by column; a column that is not here is as it was saved. */
export type Typed = Readonly<Record<string, string>>

/** What is typed and not saved, by the number of the row. */
export type TypedRows = ReadonlyMap<string, Typed>

/** A row of a sheet: what is saved of it, and whether anything can still be typed. */
export type SheetRow = {
  /** A symbol number or another number that stands once on the sheet. */
  readonly number: string
  readonly saved: Typed
  readonly isOpen: boolean
}

/** A column of the file and of the sheet. */
export type SheetColumn = {
  readonly id: string
  /** A column that is ticked holds this word, or nothing. */
  readonly tick?: string
  /** What a file may say instead of nothing. */
  readonly none?: string
}

/** A row as it stands on the screen: what is typed, else what is saved. */
export function valuesOf({ saved }: Pick<SheetRow, 'saved'>, typed: Typed | undefined): Typed {
  return typed === undefined ? saved : { ...saved, ...typed }
}

/** Whether what is typed says anything else than what is saved. */
export function isChanged({ saved }: Pick<SheetRow, 'saved'>, typed: Typed | undefined): boolean {
  return Object.entries(typed ?? {}).some(([column, value]) => value !== (saved[column] ?? ''))
}
