import type { Amounts, Book } from './book.ts'

/**
 * Payments for one application, thought through a second time from SECURITY §2 alone: no product code is imported, and
 * amounts are plain whole paisa. What the server says after every step must be what this says.
 */
export type LinkState =
  | 'open'
  | 'replaced'
  | 'held'
  | 'canceled'
  | 'expired'
  | 'paid'
  | 'partly refunded'
  | 'refunded'

export type WalletStatus =
  | 'Initiated'
  | 'Pending'
  | 'Completed'
  | 'User canceled'
  | 'Refunded'
  | 'Partially Refunded'

export type Link = {
  readonly pidx: string
  readonly attempt: string
  readonly amount: number
  readonly startedMs: number
  linkState: LinkState
  /** True once all of it went back out of the fee: its payment counts no more. */
  isClosed: boolean
  /** Answer of the provider, if asked. */
  wallet: { status: WalletStatus; amount: number }
  nextLookMs: number | null
}

export type Voucher = {
  readonly paymentId: number
  readonly slip: number
  /** Amount approved; 0: none yet. */
  amount: number
  isClosed: boolean
  state: 'submitted' | 'held' | 'returned' | 'approved' | 'reversed'
}

export type Cash = {
  readonly paymentId: number
  readonly amount: number
  /** Account of the person who took it. */
  readonly by: number
  isClosed: boolean
  state: 'taken' | 'reversed'
}

export type BankLine = {
  readonly id: number
  readonly amount: number
  state: 'open' | 'in suspense' | 'placed' | 'written off' | 'claimed' | 'settled'
  /** The voucher it was last linked to. */
  usedBy: Voucher | null
}

/** A payment of the wallet that no link of ours explains, by the wallet's id. */
export type Stray = {
  readonly id: string
  readonly amount: number
  /** `claimed`: written off, and placed since. */
  state: 'in suspense' | 'placed' | 'written off' | 'claimed'
}

/** A file of the wallet: what it pays over, and the part that it keeps. */
export type Settlement = {
  readonly id: number
  readonly amount: number
  readonly charge: number
  readonly link: Link | null
  readonly unknown: Pick<Stray, 'id' | 'amount'> | null
  /** Line of the bank in which it arrived. */
  line: BankLine | null
}

/** An entry of the books about this student; `isHeld`: its money in suspense is not their credit. */
type Entry = { readonly amounts: Amounts; readonly isHeld: boolean }

export type Refund = {
  readonly id: number
  /** The payment that goes back; null: credit in general. */
  readonly of: Cash | Link | Voucher | null
  readonly way: 'bank' | 'khalti'
  readonly amount: number
  readonly isFull: boolean
  state: RefundState
  listId: number | null
  askedMs: number
  nextLookMs: number
}

export type RefundState =
  | 'APPROVED'
  | 'LISTED'
  | 'ASKED'
  | 'SENT'
  | 'RETURNED'
  | 'REFUSED'
  | 'CANCELED'

/** The wallet's answer to a request to refund: the money goes or not, and the answer arrives or not. */
export type RefundAnswer = 'done' | 'lost' | 'unanswered' | 'refused'

export type Model = {
  nowMs: number
  fees: { regular: number; late: number; regularUntilMs: number; lateUntilMs: number }
  applied: boolean
  /** The fee noted on the application. */
  noted: number
  readonly links: Link[]
  readonly vouchers: Voucher[]
  readonly cash: Cash[]
  readonly lines: BankLine[]
  readonly strays: Stray[]
  readonly settlements: Settlement[]
  readonly refunds: Refund[]
  refundAnswer: RefundAnswer
  closes: number
  readonly book: Book
  /** Entries of this student by their source; a source is entered once. */
  readonly entries: Map<string, Entry>
  credits: number
  /** True while the provider is down; `breaker` counts its failures. */
  down: boolean
  breaker: { failures: number; closedUntilMs: number }
}

export function newModel(nowMs: number, fees: Model['fees'], book: Book): Model {
  return {
    nowMs,
    fees,
    book,
    applied: false,
    noted: 0,
    links: [],
    vouchers: [],
    cash: [],
    lines: [],
    strays: [],
    settlements: [],
    refunds: [],
    refundAnswer: 'done',
    closes: 0,
    entries: new Map(),
    credits: 0,
    down: false,
    breaker: newBreaker(),
  }
}

export function newBreaker(): Model['breaker'] {
  return { failures: 0, closedUntilMs: 0 }
}
