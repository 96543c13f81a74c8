import type { Process } from '#platform/server/processes/process.ts'
import { layoutProcesses } from './layout.processes.ts'
import { movePaper } from './move.process.ts'
import { setRoutine } from './routine.process.ts'
import { saveCentre } from './save-centre.process.ts'
import { saveRoom } from './save-room.process.ts'
import { giveSeats } from './seats.process.ts'
import { giveSymbolNumbers } from './symbol-numbers.process.ts'

/** How the exam office lays out an exam: centres and rooms, the routine, symbol numbers, seats, and what changes later. */
export const examinationProcesses: readonly Process[] = [
  saveCentre,
  saveRoom,
  setRoutine,
  giveSymbolNumbers,
  giveSeats,
  movePaper,
  ...layoutProcesses,
]
