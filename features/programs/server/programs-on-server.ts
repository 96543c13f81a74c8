import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { applicationLineModel, programApplicationModel } from './application.models.ts'
import { applyHook } from './apply.hook.ts'
import { batchCourseModel, courseModel, programOpenings } from './course.models.ts'
import { curriculumModel } from './curriculum/curriculum.model.ts'
import { openingCoursesProcesses } from './curriculum/opening-courses.processes.ts'
import { offeredSheetProcesses } from './offered/sheet.processes.ts'
import { programDocumentAction } from './office.processes.ts'
import { printProgramForm } from './form/print.process.ts'
import type { PayableKind } from '#features/payments/server/core/payable-kind.ts'
import type { ProgramKind } from '../rules/program-opening.ts'
import type { Programs } from './program-on-server.ts'
import { programRecheck } from './program-recheck.ts'

/** The tables and processes admissions and course registrations share. */
export function programsOnServer(
  programs: Programs,
  payables: Readonly<Record<ProgramKind, PayableKind>>,
): Pick<ServerKind, 'models' | 'processes' | 'recheck'> {
  const documentAction = programDocumentAction(programs)
  return {
    models: [
      courseModel,
      curriculumModel,
      programOpenings,
      batchCourseModel,
      programApplicationModel(applyHook(programs)),
      applicationLineModel,
    ],
    recheck: programRecheck(programs, payables),
    processes: (printing) => [
      documentAction,
      printProgramForm(printing),
      ...openingCoursesProcesses,
      ...offeredSheetProcesses,
    ],
  }
}
