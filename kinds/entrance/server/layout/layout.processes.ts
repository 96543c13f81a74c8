import type { Process } from '#platform/server/processes/process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { offeredCentres, setCentres } from './centres.process.ts'
import { entranceSeats } from './entrance-seats.ts'
import { seatPlanProcesses } from './plan.processes.ts'
import { listEntranceLayouts, readEntranceLayout } from './read.processes.ts'
import { removeSitting, setSitting } from './sitting.process.ts'

/** Processes to lay out an entrance: centres to ask for, sittings with rooms, numbers and seats by a plan. */
export function entranceLayoutProcesses(printing: Printing): readonly Process[] {
  const seats = entranceSeats(printing)
  return [
    listEntranceLayouts,
    readEntranceLayout,
    setCentres,
    offeredCentres,
    setSitting(seats),
    removeSitting,
    ...seatPlanProcesses(seats),
  ]
}
