import { type Amounts, enter } from './book.ts'
import type { BankLine, Link, Model, Settlement } from './model-state.ts'
import { isEnded, isUsed, release } from './model-lines.ts'

/** The wallet pays over what our books have of it: credited to a student, or held once the wallet has named the money. */
export function mayBeSettled({ entries }: Model, { linkState, pidx }: Link): boolean {
  return linkState === 'paid' || (linkState === 'held' && entries.has(`held ${pidx}`))
}

/** A transaction is in one settlement, ever. */
export function isNew(model: Model, link: Link | undefined): boolean {
  return link === undefined || !model.settlements.some((other) => other.link === link)
}

export function note(model: Model, { unknown }: Settlement): boolean {
  if (unknown === null || model.strays.some(({ id }) => id === unknown.id)) return false
  enter(model.book, model.nowMs, { khalti: unknown.amount, suspense: 0 - unknown.amount })
  model.strays.push({ ...unknown, state: 'in suspense' })
  return true
}

/** The deposit of exactly its net amount; all its transactions are in our books first. */
export function linkSettlement(model: Model, settlement: Settlement, line: BankLine): boolean {
  const { amount, charge, unknown } = settlement
  if (settlement.line !== null) return settlement.line === line
  if (line.state === 'settled' || isEnded(line) || isUsed(line)) return false
  if (line.amount !== amount - charge) return false
  if (unknown !== null && !model.strays.some(({ id }) => id === unknown.id)) return false
  release(model, line)
  line.state = 'settled'
  settlement.line = line
  enter(model.book, model.nowMs, movedBy(settlement, 1))
  return true
}

export function unlink(model: Model, settlement: Settlement): boolean {
  if (settlement.line === null) return false
  settlement.line.state = 'open'
  settlement.line = null
  enter(model.book, model.nowMs, movedBy(settlement, -1))
  return true
}

function movedBy({ amount, charge }: Settlement, sign: 1 | -1): Amounts {
  const net = amount - charge
  return { bank: sign * net, charges: sign * charge, khalti: 0 - sign * amount }
}
