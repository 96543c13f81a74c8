import type { Process } from '#platform/server/processes/process.ts'
import { layoutProcesses } from './layout.processes.ts'
import { movePaper } from './move.process.ts'
import { setRoutine } from './routine.process.ts'
import { saveCentre } from './save-centre.process.ts'
import { saveRoom } from './save-room.process.ts'
import { giveSeats } from './seats.process.ts'
import { giveSymbolNumbers } from './symbol-numbers.process.ts'

/** Processes to lay out an exam: centres and rooms, the routine, symbol numbers, seats, and later changes. */
export const examinationProcesses: readonly Process[] = [
  saveCentre,
  saveRoom,
  setRoutine,
  giveSymbolNumbers,
  giveSeats,
  movePaper,
  ...layoutProcesses,
]
