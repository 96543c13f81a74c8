import type { Process } from '#platform/server/processes/process.ts'
import type { EntranceSeats } from './candidates.ts'
import { layoutProcesses } from './layout.processes.ts'
import { movePaper } from './move.process.ts'
import { setRoutine } from './routine.process.ts'
import { saveCentre } from './save-centre.process.ts'
import { saveRoom } from './save-room.process.ts'
import { giveSeats } from './seats.process.ts'
import { giveSymbolNumbers } from './symbol-numbers.process.ts'

/**
 * Processes to lay out an exam: centres and rooms, the routine, symbol numbers, seats, and later changes. Those of
 * centres and rooms reach the candidates of entrances too; `entrances` is null where there are none.
 */
export const examinationProcesses = (entrances: EntranceSeats | null): readonly Process[] => [
  saveCentre(entrances),
  saveRoom(entrances),
  setRoutine,
  giveSymbolNumbers,
  giveSeats,
  movePaper(entrances),
  ...layoutProcesses,
]
