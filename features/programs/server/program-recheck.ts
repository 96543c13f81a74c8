import {
  applicationRecheck,
  type Recheck,
} from '#features/applying/server/withdrawal/application-recheck.ts'
import type { PayableKind } from '#features/payments/server/core/payable-kind.ts'
import { findProgramKind, type ProgramKind } from '../rules/program-opening.ts'
import { programApplications, type ProgramRow } from './applications.ts'
import type { Programs } from './program-on-server.ts'

/** Admissions and course registrations, decided again by the kind that an application's semester means. */
export function programRecheck(
  programs: Programs,
  payables: Readonly<Record<ProgramKind, PayableKind>>,
): Recheck {
  return applicationRecheck<ProgramRow>({
    applications: programApplications,
    opening: 'n_program_cregopen',
    hasFixedFee: true,
    payableOf({ n_sem_year_id: semesterId }) {
      const kind = findProgramKind(semesterId)
      return kind === null ? null : payables[kind]
    },
    async whyNoLonger(reader, row) {
      const kind = findProgramKind(row.n_sem_year_id)
      return kind === null ? null : programs[kind].whyNoLonger(reader, row)
    },
  })
}
