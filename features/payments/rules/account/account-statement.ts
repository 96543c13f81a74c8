import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import { type Message, sameInBoth } from '#platform/pure/message.ts'
import { type Money, nothing, paisa, plus } from '#platform/pure/money/money.ts'
import { type EntryType, entryTypeOf } from './entry-types.ts'

/** Fee of one application; the ledger's entries say how much of it is paid. */
export type AccountCharge = {
  readonly paymentType: string
  readonly referenceId: number
  readonly name: Message
  /** The day on which it was applied for. */
  readonly on: Day
  /** The whole fee; of a closed application the amount that was paid. */
  readonly assessed: Money
  /** Last day on which a payment may be started; null: no end. */
  readonly payUntil: Day | null
}

/** The part of a ledger transaction that is about one student. */
export type AccountEntry = {
  readonly id: number
  readonly on: Day
  readonly source: string
  readonly memo: string
  readonly paymentType: string | null
  readonly referenceId: number | null
  /** Amount that came to fees; negative where it was taken from them. */
  readonly toFees: Money
  /** Amount that the university owes the student more since; negative where it owes less. */
  readonly toCredit: Money
}

export type StatementRow = {
  readonly id: string
  readonly on: Day
  readonly type: EntryType
  readonly paymentType: string | null
  readonly name: Message
  readonly charged: Money
  /** Amount that made the balance smaller; negative where it was taken back or paid out. */
  readonly paid: Money
  /** Amount moved between credit and fees, which leaves the balance as it was. */
  readonly moved: Money
  /** Owed after this row; negative: to the student's credit. */
  readonly balance: Money
}

export type Due = {
  readonly paymentType: string
  readonly referenceId: number
  readonly name: Message
  readonly since: Day
  readonly days: number
  readonly owed: Money
  /** Page of the portal where it is paid, as the server adds it. */
  readonly path?: string
}

/** Everything a student was charged and paid, in the order of days. */
export type AccountStatement = {
  readonly rows: readonly StatementRow[]
  readonly charged: Money
  readonly paid: Money
  /** `charged` less `paid`. */
  readonly balance: Money
  /** Unpaid fees, the oldest first. */
  readonly dues: readonly Due[]
  readonly owed: Money
  /** Money the university owes the student, held payments included. */
  readonly credit: Money
}

/**
 * The statement of a student's account: fees and the ledger's entries in the order of days, with the balance after each.
 * The fee of an entrance that can no longer be paid lapses; only what was paid of it is charged.
 */
export function accountStatement(
  charges: readonly AccountCharge[],
  entries: readonly AccountEntry[],
  today: Day,
): AccountStatement {
  const counted = charges.map((charge) => {
    const paid = paidFor(charge, entries)
    return { ...charge, paid, assessed: chargedFor({ ...charge, paid }, today) }
  })
  const rows = withBalance([
    ...counted.flatMap(rowOfCharge),
    ...entries.map((entry) => rowOfEntry(entry, charges)),
  ])
  const dues = counted.filter(({ assessed, paid }) => assessed > paid).map(dueOn(today))
  const charged = plus(...rows.map((row) => row.charged))
  const paid = plus(...rows.map((row) => row.paid))
  return {
    rows,
    charged,
    paid,
    balance: paisa(charged - paid),
    dues: dues.toSorted((a, b) => a.since.localeCompare(b.since)),
    owed: plus(...dues.map(({ owed }) => owed)),
    credit: plus(...entries.map(({ toCredit }) => toCredit)),
  }
}

/** The newest rows that have room, and the balance before them. */
export function newestRows(
  { rows }: Pick<AccountStatement, 'rows'>,
  most: number,
): { readonly before: Money | null; readonly rows: readonly StatementRow[] } {
  const left = rows.slice(Math.max(0, rows.length - most))
  const before = rows[rows.length - left.length - 1]
  return { before: before?.balance ?? null, rows: left }
}

type PaidCharge = AccountCharge & { readonly paid: Money }

function paidFor(
  { paymentType, referenceId }: AccountCharge,
  entries: readonly AccountEntry[],
): Money {
  const own = entries.filter(
    (entry) => entry.paymentType === paymentType && entry.referenceId === referenceId,
  )
  return plus(...own.map(({ toFees }) => toFees))
}

function chargedFor({ paymentType, assessed, paid, payUntil }: PaidCharge, today: Day): Money {
  const hasLapsed = paymentType === 'ENTRANCE' && payUntil !== null && payUntil < today
  return hasLapsed ? paisa(Math.min(assessed, Math.max(0, paid))) : assessed
}

type RowBefore = Omit<StatementRow, 'balance'>

function rowOfCharge(charge: AccountCharge): readonly RowBefore[] {
  const { paymentType, referenceId, name, on, assessed } = charge
  if (assessed === 0) return []
  const id = `${paymentType}:${referenceId}`
  const amounts = { charged: assessed, paid: nothing, moved: nothing }
  return [{ id, on, type: 'charge', paymentType, name, ...amounts }]
}

function rowOfEntry(entry: AccountEntry, charges: readonly AccountCharge[]): RowBefore {
  const { id, on, source, paymentType, toFees, toCredit } = entry
  const paid = plus(toFees, toCredit)
  const moved = paid === 0 ? paisa(Math.abs(toFees)) : nothing
  const type = entryTypeOf(source)
  const name = nameOfEntry(entry, charges)
  return { id: String(id), on, type, paymentType, name, charged: nothing, paid, moved }
}

/** The fee by its name in both languages where the memo is that name; other memos are as they were written. */
function nameOfEntry(
  { source, memo, paymentType, referenceId }: AccountEntry,
  charges: readonly AccountCharge[],
): Message {
  // Money that was placed before its memo had the bank's number: the memo is our own key of it.
  if (source === `placed:${memo}`) return sameInBoth('')
  const paid = charges.find(
    (charge) => charge.paymentType === paymentType && charge.referenceId === referenceId,
  )
  return paid?.name.en === memo ? paid.name : sameInBoth(memo)
}

/** Charges come before the entries of their day; rows of one day otherwise stay in their order. */
function withBalance(rows: readonly RowBefore[]): readonly StatementRow[] {
  let balance = nothing
  return rows
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map((row) => {
      balance = paisa(balance + row.charged - row.paid)
      return { ...row, balance }
    })
}

function dueOn(today: Day) {
  return ({ paymentType, referenceId, name, on, assessed, paid }: PaidCharge): Due => ({
    paymentType,
    referenceId,
    name,
    since: on,
    days: daysBetween(on, today),
    owed: paisa(assessed - paid),
  })
}
