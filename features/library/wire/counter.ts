import type { Message } from '#platform/pure/message.ts'

/** A copy in the hands of the reader at the counter. */
export type HeldCopy = {
  readonly id: number
  readonly name: string
  readonly author: string
  readonly code: string
  readonly issuedOn: string | null
  readonly dueOn: string | null
  /** Why it cannot be renewed; null when it can. */
  readonly notRenewed: Message | null
  /** In paisa, were it returned today. */
  readonly fineToday: number
}

export type OwedFine = {
  readonly id: number
  readonly title: string
  readonly daysLate: number
  /** In paisa. */
  readonly amount: number
}

export type Reservation = {
  readonly id: number
  readonly title: string
  readonly reader: { readonly id: number; readonly name: string }
  readonly since: string
  /** Accession number of the copy reserved for them, and the last day; null while they wait. */
  readonly kept: { readonly code: string; readonly until: string } | null
}

/** The reader at the counter. */
export type CounterReader = {
  readonly id: number
  readonly name: string
  readonly nepaliName: string
  readonly number: string
  readonly phone: string
  readonly isEnrolled: boolean
  readonly held: readonly HeldCopy[]
  readonly mostBooks: number
  readonly fines: readonly OwedFine[]
  readonly reservations: readonly Reservation[]
}

/** A copy that was scanned, with what may be done with it. */
export type ScannedCopy = {
  readonly id: number
  readonly name: string
  readonly author: string
  readonly isbn: string
  readonly code: string
  /** Number of copies of the title. */
  readonly copies: number
  readonly holder: {
    readonly id: number
    readonly name: string
    readonly dueOn: string | null
  } | null
  readonly keptFor: string | null
  /** The day it would be due were it issued today. */
  readonly dueBack: string
  /** Reason why the reader at the counter cannot have it; null when they can, or when there is no reader. */
  readonly notIssued: Message | null
}

export type Scanned =
  | { readonly is: 'reader'; readonly reader: CounterReader }
  | { readonly is: 'copy'; readonly copy: ScannedCopy }
  /** Several matches or none: the librarian chooses. */
  | {
      readonly is: 'several'
      readonly readers: readonly {
        readonly id: number
        readonly name: string
        readonly number: string
      }[]
      readonly copies: readonly {
        readonly id: number
        readonly name: string
        readonly code: string
      }[]
    }

export type LateLoan = {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly reader: { readonly id: number; readonly name: string }
  readonly dueOn: string
}

/** The library's day. */
export type LibraryDay = {
  readonly issued: number
  readonly returned: number
  readonly renewed: number
  /** Due today or before, the latest due last; as many as one answer holds. */
  readonly late: readonly LateLoan[]
  readonly lateCount: number
  readonly reservations: readonly Reservation[]
}
