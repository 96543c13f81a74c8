import type { ComparedSettlement } from '../wire/settlements.ts'

/** A part of a settlement's page that may change it. */
export type PartProps = {
  readonly found: ComparedSettlement
  /** Called with what was done. */
  readonly onChanged: (summary: string) => Promise<void>
}
