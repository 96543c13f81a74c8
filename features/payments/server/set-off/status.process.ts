import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { remaining, toRupees } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { setOffMessages as text } from '#features/payments/rules/money/set-off-messages.ts'
import type { OwedFee, SetOffStatus } from '../../wire/set-off-status.ts'
import { creditOf } from './credit.ts'
import type { PayableKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import type { Aid } from './aid.ts'

/** A student's money that may be set off or paid out, and the fees it may pay. Reads only. */
export function setOffStatus(
  aids: readonly Aid[],
  { kinds }: Pick<PaymentsContext, 'kinds'>,
): Process {
  return defineProcess({
    ...contracts.setOffStatus,
    name: { en: 'What may be set off', ne: 'मिलान गर्न मिल्ने रकम' },
    roles: staffWith('credit.decide'),
    shows: [{ table: 'c_payment' }, { table: 'n_student_fee' }, { table: 'n_scholarship_reg' }],
    async run(given, { database: { kysely }, nowMs }) {
      const partnerId = given.C_BPartner_ID
      const today = dayInNepal(nowMs)
      const [credit, sources, fees] = await Promise.all([
        creditOf(kysely, partnerId),
        Promise.all(aids.map((aid) => sourcesOf(aid, kysely, partnerId))),
        Promise.all([...kinds.values()].map((kind) => owedOf(kind, kysely, { partnerId, today }))),
      ])
      const data: SetOffStatus = {
        credit: toRupees(credit),
        sources: sources.flat(),
        fees: fees.flat(),
      }
      return { summary: text.status, data }
    },
  })
}

async function sourcesOf(aid: Aid, reader: Reader, partnerId: number) {
  const found = await aid.of(reader, partnerId)
  return found.map(({ id, name, left }) => ({
    process: aid.slug,
    parameter: aid.parameter,
    id,
    name,
    left: toRupees(left),
  }))
}

/** Fees of a kind that the student owes, without those for which a voucher waits. */
async function owedOf(
  { documents: { table, key, only }, paymentType, read }: PayableKind,
  reader: Reader,
  {
    partnerId,
    today,
  }: { readonly partnerId: number; readonly today: ReturnType<typeof dayInNepal> },
): Promise<readonly OwedFee[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(key)} as id from ${sql.table(table)}
    where c_bpartner_id = ${partnerId} and totalfee > feepaid and not ispending and docstatus <> 'CL'
      and ${sql.raw(only ?? 'true')}
    order by ${sql.ref(key)}`.execute(reader)
  const documents = await Promise.all(rows.map(({ id }) => read(reader, id, today)))
  return documents.flatMap((document) =>
    document === null
      ? []
      : [
          {
            payment_type: paymentType,
            payment_reference_id: document.referenceId,
            name: document.name,
            owed: toRupees(remaining(document.assessed, document.paid)),
          },
        ],
  )
}
