import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { findApplication } from '#features/applying/server/applications.ts'
import { refuseOwnApplication } from '#features/applying/server/own-application.ts'
import { storePrint } from '#features/bulk-print/server/store-print.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { pagesOf } from '../../rules/print-plan.ts'
import { printPlanText as text } from '../../rules/print-plan-messages.ts'
import { certificatePrintTogether } from '../../wire/print-plan.ts'
import { certificateApplications } from '../applications.ts'
import { issueCertificate, readToIssue } from '../issue.ts'
import { certificatePrintType, planName } from './bulk-prints.ts'
import { certificatesOf, keysOfPlan } from './stored-plan.ts'

/** Issues the certificates of a plan that have no number, and prints all as one file: all or none, once. */
export const printTogetherProcess = defineProcess({
  ...certificatePrintTogether,
  name: text.execute,
  roles: staffWith('certificate.issue'),
  shows: [],
  run: ({ certificate_print_plan_ID: planId }, { transact, session, nowMs }) =>
    transact(async (transaction, did) => {
      const { userId: by, clientId } = session
      const plan = await lockPlan(transaction, planId, clientId)
      if (plan === undefined) return refusal('rule/no-plan', text['no-plan'], { status: 404 })
      if (plan.executed !== null)
        return refusal('rule/plan-is-done', text['is-done'], { status: 409 })
      const certificates = certificatesOf(plan)
      const pages = pagesOf(certificates)
      if (pages === 0) return refusal('rule/nothing-to-print', text.nothing)
      const toIssue = certificates.flatMap(({ id, step }) => (step === 'issue' ? [id] : []))
      const issued = await issueAll(transaction, toIssue, { ...session, nowMs })
      if (isRefusal(issued)) return issued
      const printed = certificates.filter(({ step }) => step !== null).length
      const id = await storePrint(
        transaction,
        {
          type: { id: certificatePrintType },
          subject: { id: planId, name: planName(printed, nowMs) },
          order: 'number',
          keys: keysOfPlan(certificates),
        },
        { by, nowMs },
      )
      await transaction
        .updateTable('certificate_print_plan')
        .set({ executed: new Date(nowMs), bulk_print_id: id })
        .where('certificate_print_plan_id', '=', planId)
        .execute()
      for (const change of issued) did(change)
      const after = { print_type: certificatePrintType, subject: text.prints.en, pages }
      did({ table: 'bulk_print', record: id, before: {}, after })
      return { summary: text.done, values: { n: pages }, data: { bulk_print_ID: id, pages } }
    }),
})

function lockPlan(transaction: Transaction, id: number, clientId: number) {
  return transaction
    .selectFrom('certificate_print_plan')
    .select(['certificates', 'executed'])
    .where('certificate_print_plan_id', '=', id)
    .where('ad_client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
}

type By = Pick<Session, 'userId' | 'clientId' | 'partnerId'> & { readonly nowMs: number }

/**
 * Gives each its number. First all rows are locked by id, then series after series: two that issue some of the same
 * certificates never wait for each other.
 */
async function issueAll(
  transaction: Transaction,
  ids: readonly number[],
  by: By,
): Promise<Refusal | readonly Change[]> {
  const { rows } = await sql<{ readonly id: number; readonly series: string }>`
    select a.n_certificate_reg_id::float8 as id, o.series
    from n_certificate_reg a join n_certificate_open o using (n_certificate_open_id)
    where a.n_certificate_reg_id = any(${[...ids]}::bigint[])
    order by a.n_certificate_reg_id for update of a`.execute(transaction)
  const seriesOf = new Map(rows.map(({ id, series }) => [id, series]))
  const inSeries = ids.toSorted((one, other) =>
    (seriesOf.get(one) ?? '').localeCompare(seriesOf.get(other) ?? ''),
  )
  const changes: Change[] = []
  for (const id of inSeries) {
    const found = await readToIssue(transaction, id, by)
    // Also one whose type two people issue since the plan was shown.
    if (isRefusal(found) || found.row.two_people) return isVoid(transaction, id)
    const issued =
      refuseOwnApplication(found.row, by) ?? (await issueCertificate(transaction, found, by))
    if (isRefusal(issued)) return issued
    changes.push(issued)
  }
  return changes
}

async function isVoid(transaction: Transaction, id: number): Promise<Refusal> {
  const row = await findApplication(transaction, certificateApplications, id)
  return refusal('rule/plan-void', text.void, { values: { name: row?.name ?? '' }, status: 409 })
}
