import { sql } from 'kysely'
import type { Day } from '#platform/pure/calendar/day.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { PayableKind } from '#features/payments/server/core/payable-kind.ts'
import { type ApplicationRow, type Applications, lockApplication } from '../applications.ts'

/** When an application is decided again. */
export type DecidedAt = { readonly today: Day; readonly nowMs: number }

/** A kind's rule to decide again on an application after a fact has changed. */
type Of<Row extends ApplicationRow> = {
  readonly applications: Applications<Row>
  /** Table of its openings, whose key is a column of its own table; null: it has none. */
  readonly opening: string | null
  /** Its payments; null for an application without a fee. */
  readonly payableOf: (row: Row) => PayableKind | null
  /** False for a kind without a fee; absent: true. */
  readonly isPayable?: false
  /** True if its fee is fixed when it is applied for; absent: the fee is that of its opening on the day of payment. */
  readonly hasFixedFee?: true
  /** True while it may be withdrawn or offered back; absent: while the university has not decided. */
  readonly isOpen?: (row: Row) => boolean
  /** By the rule that let the student apply, without its days and seats; null: it holds. */
  readonly whyNoLonger: (reader: Reader, row: Row, at: DecidedAt) => Promise<Message | null>
}

/** An application whose row is locked until the transaction ends. */
export type LockedApplication = {
  readonly row: ApplicationRow
  readonly isOpen: boolean
  readonly payable: PayableKind | null
  readonly whyNoLonger: (at: DecidedAt) => Promise<Message | null>
}

/** The applications of a table, as deciding again and withdrawing need to know them. */
export type Recheck = {
  readonly table: string
  readonly key: string
  readonly opening: string | null
  /** False for a kind without a fee. */
  readonly isPayable: boolean
  /** True if its fee is fixed when it is applied for. */
  readonly hasFixedFee: boolean
  /** Applications of these people that are neither completed nor closed. */
  readonly openOf: (
    reader: Reader,
    partnerIds: readonly number[],
  ) => Promise<readonly { readonly id: number; readonly partnerId: number }[]>
  readonly lock: (transaction: Transaction, id: number) => Promise<LockedApplication | null>
}

export function applicationRecheck<Row extends ApplicationRow>(of: Of<Row>): Recheck {
  const { table, key } = of.applications
  return {
    table,
    key,
    opening: of.opening,
    isPayable: of.isPayable ?? true,
    hasFixedFee: of.hasFixedFee ?? false,
    async openOf(reader, partnerIds) {
      const { rows } = await sql<{ id: string; c_bpartner_id: string }>`
        select ${sql.ref(key)} as id, c_bpartner_id from ${sql.table(table)}
        where c_bpartner_id = any(${partnerIds}) and docstatus not in ('CO', 'CL')`.execute(reader)
      return rows.map((row) => ({ id: Number(row.id), partnerId: Number(row.c_bpartner_id) }))
    },
    async lock(transaction, id) {
      const row = await lockApplication(transaction, of.applications, id)
      if (row === null) return null
      return {
        row,
        isOpen: of.isOpen?.(row) ?? isUndecided(row),
        payable: of.payableOf(row),
        whyNoLonger: (at) => of.whyNoLonger(transaction, row, at),
      }
    },
  }
}

/** True if the university has not decided on it. */
export function isUndecided({ docstatus }: Pick<ApplicationRow, 'docstatus'>): boolean {
  const status = findDocStatus(docstatus)
  return status === 'DR' || status === 'IP'
}
