import type { SelectionContracts } from '../wire/processes.ts'
import type { SelectionDeskTexts } from '../rules/facts.ts'

/** A test that selects, as the office's pages know it. */
export type SelectionDesk = {
  readonly contracts: SelectionContracts
  /** Of the processes' parameter that names the opening. */
  readonly openingKey: string
  /** Of its list; a sheet stands beneath it. */
  readonly path: string
  /** Under this name what is typed stays in the browser tab, and so is a file called. */
  readonly id: string
  readonly texts: SelectionDeskTexts
  /** The process that takes scores of parts of the test. */
  readonly partsSlug: string
}
