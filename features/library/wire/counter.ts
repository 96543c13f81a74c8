import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'

/** A copy in the hands of the reader at the counter. */
export const heldCopy = v.object({
  id: v.number(),
  name: v.string(),
  author: v.string(),
  code: v.string(),
  issuedOn: v.nullable(v.string()),
  dueOn: v.nullable(v.string()),
  /** Why it cannot be renewed; null when it can. */
  notRenewed: v.nullable(message),
  /** In paisa, were it returned today. */
  fineToday: v.number(),
})
export type HeldCopy = v.InferOutput<typeof heldCopy>

export const owedFine = v.object({
  id: v.number(),
  title: v.string(),
  daysLate: v.number(),
  /** In paisa. */
  amount: v.number(),
})
export type OwedFine = v.InferOutput<typeof owedFine>

export const reservation = v.object({
  id: v.number(),
  title: v.string(),
  reader: v.object({
    id: v.number(),
    name: v.string(),
  }),
  since: v.string(),
  /** Accession number of the copy reserved for them, and the last day; null while they wait. */
  kept: v.nullable(
    v.object({
      code: v.string(),
      until: v.string(),
    }),
  ),
})
export type Reservation = v.InferOutput<typeof reservation>

/** The reader at the counter. */
export const counterReader = v.object({
  id: v.number(),
  name: v.string(),
  nepaliName: v.string(),
  number: v.string(),
  phone: v.string(),
  isEnrolled: v.boolean(),
  /** Shown to the desk while the person is enrolled. */
  hasPhoto: v.boolean(),
  held: list(heldCopy),
  mostBooks: v.number(),
  fines: list(owedFine),
  reservations: list(reservation),
})
export type CounterReader = v.InferOutput<typeof counterReader>

export const lateLoan = v.object({
  id: v.number(),
  code: v.string(),
  title: v.string(),
  reader: v.object({
    id: v.number(),
    name: v.string(),
  }),
  dueOn: v.string(),
})
export type LateLoan = v.InferOutput<typeof lateLoan>

/** The library's day. */
export const libraryDay = v.object({
  issued: v.number(),
  returned: v.number(),
  renewed: v.number(),
  /** Due today or before, the latest due last; as many as one answer holds. */
  late: list(lateLoan),
  lateCount: v.number(),
  reservations: list(reservation),
})
export type LibraryDay = v.InferOutput<typeof libraryDay>

/** A copy that was scanned, with what may be done with it. */
export const scannedCopy = v.object({
  id: v.number(),
  name: v.string(),
  author: v.string(),
  isbn: v.string(),
  code: v.string(),
  /** Number of copies of the title. */
  copies: v.number(),
  holder: v.nullable(
    v.object({
      id: v.number(),
      name: v.string(),
      dueOn: v.nullable(v.string()),
    }),
  ),
  keptFor: v.nullable(v.string()),
  /** The day it would be due were it issued today. */
  dueBack: v.string(),
  /** Reason why the reader at the counter cannot have it; null when they can, or when there is no reader. */
  notIssued: v.nullable(message),
})
export type ScannedCopy = v.InferOutput<typeof scannedCopy>

export const scanned = v.variant('is', [
  v.object({
    is: v.literal('reader'),
    reader: counterReader,
  }),
  v.object({
    is: v.literal('copy'),
    copy: scannedCopy,
  }) /** Several matches or none: the librarian chooses. */,
  v.object({
    /** Several matches or none: the librarian chooses. */
    is: v.literal('several'),
    readers: list(
      v.object({
        id: v.number(),
        name: v.string(),
        number: v.string(),
      }),
    ),
    copies: list(
      v.object({
        id: v.number(),
        name: v.string(),
        code: v.string(),
      }),
    ),
  }),
])
export type Scanned = v.InferOutput<typeof scanned>
