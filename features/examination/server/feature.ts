import type { Printing } from '#features/documents/server/printing.ts'
import { examinationModels } from './examination.models.ts'
import { examinationProcesses } from './examination.processes.ts'
import { roomSheetPrints } from './room-sheets/bulk-prints.ts'

export const examinationFeature = {
  models: examinationModels,
  processes: () => examinationProcesses,
  prints: (printing: Printing) => roomSheetPrints(printing),
}
