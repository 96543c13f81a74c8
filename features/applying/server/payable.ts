import { nameInBoth } from '#platform/pure/message.ts'
import { sql } from 'kysely'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { type ApplicationKind, isOffered, withdrawalMessages } from '../rules/facts.ts'
import {
  type Applications,
  findApplication,
  findApplications,
  lockApplication,
  type PaidRow,
  payingOf,
  withdrawableOf,
} from './applications.ts'
import type {
  FeeItem,
  PayableDocument,
  PayableKind,
} from '#features/payments/server/core/payable-kind.ts'

/** Terms of a kind for paying one of its applications on a day. */
export type PaymentTerms = {
  /** The whole fee as of today. */
  readonly fee: Money
  /** Items it consists of. */
  readonly items: readonly FeeItem[]
  /** Parts of `fee` by head of income; absent: it has one. */
  readonly heads?: NonNullable<PayableDocument['heads']>
  /** Last day on which a payment may be started; null: no end. */
  readonly payUntil: Day | null
}

type Kind = Pick<ApplicationKind<never, never>, 'paymentType' | 'documentType' | 'path'>

type Paid<Row extends PaidRow> = {
  readonly applications: Applications<Row>
  readonly referenceColumn: PayableKind['referenceColumn']
  readonly reference: PayableKind['reference']
  /** Column of the day since when it is owed; absent: the day on which it was applied for. */
  readonly since?: string
  /** SQL condition for the kind's applications if another kind uses the same table. */
  readonly only?: string
  /** Message after the last day; absent: the general sentence. */
  readonly payEnded?: Message
  readonly restWhileVoucherWaits?: true
  readonly openings?: NonNullable<PayableKind['openings']>
  /** Null if the row is another kind's, which stores its applications in the same table. */
  readonly terms: (row: Row, today: Day) => PaymentTerms | null
  /** Why no payment may be started now, though something is owed; absent: nothing speaks against one. */
  readonly findBlock?: (row: Row, reader: Reader) => Promise<Refusal | null> | Refusal | null
}

/**
 * Lets payments read and settle an application of a kind. A closed one owes no more than it has: money that still
 * arrives waits in suspense, where staff see it.
 */
export function applicationPayable<Row extends PaidRow>(
  { paymentType, documentType, path }: Kind,
  {
    applications,
    referenceColumn,
    reference,
    only,
    since,
    terms,
    findBlock,
    payEnded,
    ...more
  }: Paid<Row>,
): PayableKind {
  const { table, key } = applications
  async function describe(row: Row | null, at: { reader: Reader; today: Day; id: number }) {
    const found = row && terms(row, at.today)
    if (row === null || found === null) return null
    const blocked = refuseOffered(row) ?? (await findBlock?.(row, at.reader)) ?? null
    const more = { ...(payEnded && { payEnded }), ...(blocked && { blocked }) }
    return { ...documentOf(row, found, at.id), ...more }
  }
  return {
    ...more,
    paymentType,
    documentType,
    portalPath: path,
    referenceColumn,
    reference,
    documents: { table, key, only: only ?? null, ...(since !== undefined && { since }) },
    read: async (reader, id, today) =>
      describe(await findApplication(reader, applications, id), { reader, today, id }),
    async readFees(reader, wanted) {
      const ids = wanted.map(({ referenceId }) => referenceId)
      const rows = await findApplications(reader, applications, [...new Set(ids)])
      return wanted.map(({ referenceId, on }) => {
        const row = rows.get(referenceId)
        const found = row && terms(row, on)
        return row && found ? documentOf(row, found, referenceId) : null
      })
    },
    lock: async (reader, id, today) =>
      describe(await lockApplication(reader, applications, id), { reader, today, id }),
    async assess(transaction, id, fee) {
      await sql`update ${sql.table(table)} set totalfee = ${fee} where ${sql.ref(key)} = ${id}`.execute(
        transaction,
      )
    },
    async settle(transaction, id, { paid, isPending }) {
      await sql`update ${sql.table(table)} set feepaid = ${paid}, ispending = ${isPending},
          ispaid = totalfee > 0 and totalfee <= ${paid}
        where ${sql.ref(key)} = ${id}`.execute(transaction)
    },
  }
}

/** Refuses a further payment for an application that no longer holds. */
function refuseOffered(row: PaidRow): Refusal | null {
  return isOffered(withdrawableOf(row))
    ? refusal('rule/no-longer-holds', withdrawalMessages['offered-lead'], { status: 409 })
    : null
}

function documentOf(row: PaidRow, terms: PaymentTerms, id: number): PayableDocument {
  const { total, paid, isPaid, isPending } = payingOf(row)
  const isClosed = row.docstatus === 'CL'
  return {
    referenceId: id,
    partnerId: row.c_bpartner_id,
    name: nameInBoth(row.name, row.name_ne),
    fee: isClosed ? paid : terms.fee,
    items: terms.items,
    ...(terms.heads && { heads: terms.heads }),
    assessed: isClosed ? paid : total,
    paid,
    isPaid,
    isPending,
    payUntil: terms.payUntil,
  }
}
