import { type Selectable, sql } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import type { PayableKind } from '#features/applying/server/server-kind.ts'
import type { ProgramApplication } from '../rules/program-application.ts'
import { findProgramKind, type ProgramKind, type ProgramOpening } from '../rules/program-opening.ts'
import { summedFees } from './summed-fees.ts'
import type { ApplicationTable } from './tables.ts'

type Kind = ApplicationKind<ProgramOpening, ProgramApplication> & { readonly id: ProgramKind }

/** Why an application is not to be paid now; null where nothing speaks against it. */
export type FindBlock = (
  transaction: Transaction,
  row: Selectable<ApplicationTable>,
) => Promise<Refusal | null>

/**
 * How payments read and settle an application of one kind; an application of the other is none of its own. The fee
 * was fixed when it was applied for, so starting a payment moves nothing. A closed one owes no more than it has: what
 * arrives for it all the same waits in suspense, where staff see it.
 */
export function programPayable(
  { id, paymentType, documentType, path }: Kind,
  findBlock: FindBlock = () => Promise.resolve(null),
): PayableKind {
  return {
    paymentType,
    documentType,
    portalPath: path,
    referenceColumn: 'n_program_creg_id',
    async lock(transaction, referenceId) {
      const row = await transaction
        .selectFrom('n_program_creg as a')
        .innerJoin('n_program_cregopen as o', 'o.n_program_cregopen_id', 'a.n_program_cregopen_id')
        .selectAll('a')
        .select('o.name')
        .where('a.n_program_creg_id', '=', referenceId)
        .forUpdate('a')
        .executeTakeFirst()
      if (row === undefined || findProgramKind(row.n_sem_year_id) !== id) return null
      const blocked = await findBlock(transaction, row)
      const fee = paisa(row.docstatus === 'CL' ? row.feepaid : row.totalfee)
      return {
        referenceId,
        partnerId: row.c_bpartner_id,
        name: row.name,
        fee,
        items: summedFees(row),
        assessed: fee,
        paid: paisa(row.feepaid),
        isPaid: row.ispaid,
        isPending: row.ispending,
        payUntil: null,
        ...(blocked && { blocked }),
      }
    },
    assess: () => Promise.resolve(),
    async settle(transaction, referenceId, { paid, isPending }) {
      await transaction
        .updateTable('n_program_creg')
        .set({
          feepaid: paid,
          ispending: isPending,
          ispaid: sql<boolean>`totalfee > 0 and totalfee <= ${paid}`,
        })
        .where('n_program_creg_id', '=', referenceId)
        .execute()
    },
  }
}
