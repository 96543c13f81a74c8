import type { Process } from '#platform/server/processes/process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { entranceSeats } from '../layout/entrance-seats.ts'
import { moveApplicant } from './move.process.ts'
import { readApplicants } from './read.process.ts'
import { setPreferences } from './preferences.process.ts'

/** Processes about single applicants of an entrance: seat, centre asked for and special need. */
export function applicantProcesses(printing: Printing): readonly Process[] {
  return [readApplicants, moveApplicant(entranceSeats(printing)), setPreferences]
}
