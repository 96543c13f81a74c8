import * as v from 'valibot'
import { entryStates } from '../rules/two-entries.ts'

/** Progress of a mark that two people enter. */
export const entryState = v.picklist(entryStates)
