import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import { applicationPayable } from '#features/applying/server/payable.ts'
import type { PayableKind } from '#features/payments/server/core/payable-kind.ts'
import type { ProgramApplication } from '../rules/program-application.ts'
import {
  admissionSemesterId,
  findProgramKind,
  type ProgramKind,
  type ProgramOpening,
} from '../rules/program-opening.ts'
import { paymentReference } from '../wire/program-application.ts'
import { programApplications, type ProgramRow } from './applications.ts'
import { feeHeads, summedFees } from './summed-fees.ts'

type Kind = ApplicationKind<ProgramOpening, ProgramApplication> & { readonly id: ProgramKind }

/** Why an application is not to be paid now; null where nothing speaks against it. */
export type FindBlock = (row: ProgramRow, reader: Reader) => Promise<Refusal | null>

/** Which rows of the table both kinds share are a kind's. */
const semestersOf = {
  admission: `n_sem_year_id = ${admissionSemesterId}`,
  'course-registration': `n_sem_year_id > ${admissionSemesterId}`,
} as const satisfies Record<ProgramKind, string>

/** The fee was fixed when it was applied for and has no last day; an application of the other kind is none of its own. */
export function programPayable(kind: Kind, findBlock?: FindBlock): PayableKind {
  return applicationPayable(kind, {
    applications: programApplications,
    referenceColumn: 'n_program_creg_id',
    reference: paymentReference,
    openings: { table: 'n_program_cregopen' },
    only: semestersOf[kind.id],
    terms: (row) =>
      findProgramKind(row.n_sem_year_id) === kind.id
        ? {
            fee: paisa(row.totalfee),
            items: summedFees(row),
            heads: feeHeads(row),
            payUntil: null,
          }
        : null,
    ...(findBlock && { findBlock }),
  })
}
