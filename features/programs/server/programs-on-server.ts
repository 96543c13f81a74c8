import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { applicationLineModel, programApplicationModel } from './application.models.ts'
import { applyHook } from './apply.hook.ts'
import { batchCourseModel, courseModel, programOpenings } from './course.models.ts'
import { programDocumentAction } from './office.processes.ts'
import { printProgramForm } from './print.process.ts'
import type { Programs } from './program-on-server.ts'

/** The tables and processes admissions and course registrations share. */
export function programsOnServer(programs: Programs): Pick<ServerKind, 'models' | 'processes'> {
  const documentAction = programDocumentAction(programs)
  return {
    models: [
      courseModel,
      programOpenings,
      batchCourseModel,
      programApplicationModel(applyHook(programs)),
      applicationLineModel,
    ],
    processes: (printing) => [documentAction, printProgramForm(printing)],
  }
}
