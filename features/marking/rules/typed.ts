/** Typed values of a row, by column; a column that is absent is unchanged. */
export type Typed = Readonly<Record<string, string>>

/** Values typed and not saved yet, by row number. */
export type TypedRows = ReadonlyMap<string, Typed>

/** A row of a sheet: what is saved of it, and whether anything can still be typed. */
export type SheetRow = {
  /** A symbol number or another number that occurs once on the sheet. */
  readonly number: string
  readonly saved: Typed
  readonly isOpen: boolean
}

/** A column of the file and of the sheet. */
export type SheetColumn = {
  readonly id: string
  /** A ticked column holds this word, otherwise ''. */
  readonly tick?: string
  /** Word that a file may hold instead of an empty cell. */
  readonly none?: string
}

/** A row as shown on the screen: typed values, else saved ones. */
export function valuesOf({ saved }: Pick<SheetRow, 'saved'>, typed: Typed | undefined): Typed {
  return typed === undefined ? saved : { ...saved, ...typed }
}

/** True if a typed value differs from the saved one. */
export function isChanged({ saved }: Pick<SheetRow, 'saved'>, typed: Typed | undefined): boolean {
  return Object.entries(typed ?? {}).some(([column, value]) => value !== (saved[column] ?? ''))
}
