import type { ReactNode } from 'react'
import type { SheetColumn, SheetRow } from '../rules/typed.ts'

export type GridColumn = SheetColumn & {
  readonly name: string
  /** Under the name, such as full and pass marks. */
  readonly note?: string
  /** Words are typed into it, not numbers. */
  readonly isText?: true
  readonly isNarrow?: true
}

export type GridSheetRow = SheetRow & {
  /** Cells between the number and what is typed. */
  readonly facts: readonly ReactNode[]
  readonly state: ReactNode
}
