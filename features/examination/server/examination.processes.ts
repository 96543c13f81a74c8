import type { Process } from '#platform/server/processes/process.ts'
import { layoutProcesses } from './layout.processes.ts'
import { movePaper } from './move.process.ts'
import { placeProcesses } from './places.processes.ts'
import { setRoutine } from './routine.process.ts'
import { giveSeats } from './seats.process.ts'
import { giveSymbolNumbers } from './symbol-numbers.process.ts'

/** How the exam office lays out an exam: centres and rooms, the routine, symbol numbers, seats, and what changes later. */
export const examinationProcesses: readonly Process[] = [
  ...placeProcesses,
  setRoutine,
  giveSymbolNumbers,
  giveSeats,
  movePaper,
  ...layoutProcesses,
]
