import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { NoticeType } from '#features/notifications/rules/notice-types.ts'
import type { Credit } from '../ledger/ledger.ts'

/** Award that the student may use, its row locked. */
export type Award = {
  readonly partnerId: number
  /** Name as the student knows it. */
  readonly name: string | Message
  /** Amount that is not set off yet. */
  readonly left: Money
}

/**
 * Money that may be set off against a fee: what the university gives, or what it owes a student; how payments reach it
 * without knowing the kind.
 */
export type Aid = {
  /** Its process, and what it is called in the list of processes. */
  readonly slug: string
  readonly name: Message
  /** Its proposals and the notification of one that is confirmed. */
  readonly sort: NoticeType
  /** Its account of the ledger, and what the sources of its entries begin with. */
  readonly account: Credit['account']
  readonly source: string
  /** Its table, and how a request names one of it. */
  readonly table: string
  readonly parameter: string
  /** Those of a student that have something left, by the number a request names them by. */
  readonly of: (
    reader: Reader,
    partnerId: number,
  ) => Promise<readonly ({ readonly id: number } & Omit<Award, 'partnerId'>)[]>
  readonly lock: (transaction: Transaction, awardId: number) => Promise<Award | null>
  /** Notes that a part of what is left was set off, where the ledger is not the note itself. */
  readonly take?: (transaction: Transaction, awardId: number, amount: Money) => Promise<void>
}
