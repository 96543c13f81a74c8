import type { Printing } from '#features/documents/server/printing.ts'
import type { EntranceSeats } from './candidates.ts'
import { examinationModels } from './examination.models.ts'
import { examinationProcesses } from './examination.processes.ts'
import { roomSheetPrints } from './room-sheets/bulk-prints.ts'

/** Layout of exams; `entranceSeats` lets changes of a centre reach the candidates of entrances. */
export function examinationFeature(entranceSeats: (printing: Printing) => EntranceSeats) {
  return {
    models: examinationModels,
    processes: ({ printing }: { readonly printing: Printing }) =>
      examinationProcesses(entranceSeats(printing)),
    prints: (printing: Printing) => roomSheetPrints(printing),
  }
}
