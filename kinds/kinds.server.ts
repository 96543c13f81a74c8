import type { CreateHook, Model } from '#platform/server/model-engine/dictionary.ts'
import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { programDocumentAction } from '#features/programs/server/office.processes.ts'
import { printProgramForm } from '#features/programs/server/print.process.ts'
import { programModels } from '#features/programs/server/program-models.ts'
import type { Programs } from '#features/programs/server/program-on-server.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { enrollHook } from './admission/server/enroll.hook.ts'
import { admissionServer } from './admission/server/kind.ts'
import { admissionProgram } from './admission/server/program.ts'
import { courseRegistrationServer } from './course-registration/server/kind.ts'
import { courseRegistrationProgram } from './course-registration/server/program.ts'
import { entranceModels, entranceServer } from './entrance/server/kind.ts'
import type { KindId } from './kinds.ts'

/** Two kinds share one model; its hook and its processes ask the kind that the opening's semester means. */
const programs: Programs = {
  admission: admissionProgram,
  'course-registration': courseRegistrationProgram,
}
const shared = programModels(programs)

/** Tables of every kind; the compiler misses none. */
const models = {
  entrance: entranceModels,
  admission: shared,
  'course-registration': shared,
} satisfies Record<KindId, readonly Model[]>

export const kindModels: readonly Model[] = [...new Set(Object.values(models).flat())]

/** Who may ask for a place in a program is the admission's rule. */
export const askForEnrollment: CreateHook = enrollHook

/** What every kind does on the server. */
export function serverKinds(printing: Printing): readonly ServerKind[] {
  const ofPrograms = [programDocumentAction(programs), printProgramForm(printing)]
  const all = {
    entrance: entranceServer(printing),
    admission: admissionServer(ofPrograms),
    'course-registration': courseRegistrationServer(ofPrograms),
  } satisfies Record<KindId, ServerKind>
  return Object.values(all)
}
