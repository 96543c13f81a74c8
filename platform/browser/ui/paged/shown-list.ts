import { createContext, type ReactNode } from 'react'
import type { GivenTable } from '#platform/pure/rest-dialect/arguments.ts'

type ShownList = {
  /** Name of the list. */
  readonly list: string
  /** The list as it is shown; the first row is the head. Rejects when a part of it cannot be read. */
  readonly read: () => Promise<GivenTable>
}

/** Draws what downloads a list, where the application has a way to; null: lists are shown only. */
export const ListDownload = createContext<((of: ShownList) => ReactNode) | null>(null)
