import { sql } from 'kysely'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { nothing } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { sayInBoth, nameInBoth } from '#platform/pure/message.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { cashMessages as text } from '../../rules/cash/cash-messages.ts'
import * as contracts from '../../wire/cash.ts'
import type { PayableKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { foreseeClaim } from '../owed/claim.ts'

type Owner = { readonly partnerId: number; readonly today: Day }

/** The fees of a student that are not settled, each with the amount a cashier may take now. Reads only. */
export function cashFees({ kinds }: Pick<PaymentsContext, 'kinds'>): Process {
  return defineProcess({
    ...contracts.cashFees,
    name: text.fees,
    roles: staffWith('cash.take'),
    shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name', 'name_nepali'] }],
    async run(given, { database: { kysely }, nowMs }) {
      const partnerId = given.C_BPartner_ID
      const student = await kysely
        .selectFrom('c_bpartner')
        .select(['name', 'name_nepali'])
        .where('c_bpartner_id', '=', partnerId)
        .executeTakeFirst()
      if (student === undefined)
        return refusal('rule/student-unknown', text['student-unknown'], { status: 404 })
      const owner = { partnerId, today: dayInNepal(nowMs) }
      const fees = await Promise.all([...kinds.values()].map((kind) => feesOf(kysely, kind, owner)))
      const name = nameInBoth(student.name, student.name_nepali)
      return {
        summary: text.fees,
        data: { student: { id: partnerId, name }, fees: fees.flat() },
      }
    },
  })
}

async function feesOf(
  reader: Reader,
  kind: PayableKind,
  owner: Owner,
): Promise<readonly contracts.CashFee[]> {
  const { documents, paymentType } = kind
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(documents.key)} as id from ${sql.table(documents.table)}
    where c_bpartner_id = ${owner.partnerId} and not ispaid and docstatus <> 'CL'
      and ${sql.raw(documents.only ?? 'true')}
    order by ${sql.ref(documents.key)}`.execute(reader)
  const fees: contracts.CashFee[] = []
  for (const { id } of rows) {
    const document = await kind.read(reader, id, owner.today)
    if (document === null || document.fee === 0) continue
    const claim = await foreseeClaim({ kysely: reader }, { kind, referenceId: id }, owner)
    const fee = { paymentType, referenceId: id, name: document.name }
    fees.push(
      isRefusal(claim)
        ? { ...fee, owed: nothing, refused: sayInBoth(claim.message, claim.values ?? {}) }
        : { ...fee, owed: claim.payable, refused: null },
    )
  }
  return fees
}
