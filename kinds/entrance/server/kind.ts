import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { entranceApplicationModel } from './application.model.ts'
import { officeProcesses } from './office.processes.ts'
import { entranceOpenings } from './opening.model.ts'
import { entrancePayable } from './payable.ts'
import { printEntranceForm } from './print.process.ts'
import { enterScores } from './result/enter.process.ts'
import { giveEntranceNumbers } from './result/numbers.process.ts'
import { entranceResults, publishEntrance } from './result/publish.process.ts'
import { entranceResultReading } from './result/read.processes.ts'
import { entranceDesk } from './desk.ts'

export const entranceServer: ServerKind = {
  models: [entranceOpenings, entranceApplicationModel],
  processes: (printing) => [
    ...officeProcesses,
    ...entranceResultReading,
    giveEntranceNumbers,
    enterScores,
    publishEntrance,
    printEntranceForm(printing),
  ],
  proposals: [entranceResults],
  payable: entrancePayable,
  desk: entranceDesk,
}
