import { staffWith } from '#features/roles/rules/facts.ts'
import {
  documentActionProcess,
  type Effect,
} from '#features/applying/server/desk/document-action.process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { findProgramKind } from '../rules/program-opening.ts'
import { programApplications, type ProgramRow } from './applications.ts'
import type { ProgramOnServer, Programs } from './program-on-server.ts'

/** The registry approves, completes or closes an admission or a course registration: its kind says what follows. */
export function programDocumentAction(programs: Programs): Process {
  const ask =
    (effect: (program: ProgramOnServer) => Effect<ProgramRow>): Effect<ProgramRow> =>
    (transaction, acting) => {
      const kind = findProgramKind(acting.row.n_sem_year_id)
      if (kind === null) throw new Error(`No kind has semester ${acting.row.n_sem_year_id}`)
      return effect(programs[kind])(transaction, acting)
    }
  return documentActionProcess({
    slug: 'program_document_action',
    roles: staffWith('application.decide'),
    applications: programApplications,
    approve: ask(({ approve }) => approve),
    close: ask(({ close }) => close),
  })
}
