import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { DocumentFrame } from '#features/documents/server/document-frame.ts'
import { type PersonOnDocument, personOnDocument } from './application-document.ts'

/** Content of the form of every application of a student; '' and null mean not known and print as '-'. */
export type StudentFormData = DocumentFrame & PersonOnDocument & StudentForm

type StudentForm = {
  /** Name of the opening, e.g. `B.Tech CS & AI Admission 2083`. */
  readonly opening: string
  readonly appliedOn: Day
  readonly phone: string
  readonly registrationNumber: string
  readonly rollNumber: string
  /** `B.Tech CS & AI, III`: program and semester. */
  readonly programme: string
  /** The parts the total is made of. */
  readonly fees: readonly { readonly label: Message; readonly amount: Money }[]
  readonly total: Money
  readonly paid: Money
  /** Numbers of the receipts for what is paid. */
  readonly receipts: readonly string[]
}

type PlaceRow = Parameters<typeof personOnDocument>[0] & {
  readonly opening: string
  readonly created: Date
  readonly phone: string | null
  readonly regrollno: string | null
  readonly urollno: string | null
  readonly program: string | null
  readonly semester: string | null
}

type FormRow = PlaceRow & { readonly totalfee: number; readonly feepaid: number }

/** All of it that one row of application, opening, person and place says. */
export function studentForm(row: FormRow) {
  return { ...placeOnForm(row), total: paisa(row.totalfee), paid: paisa(row.feepaid) } as const
}

/** The same where there is no fee. */
export function placeOnForm(row: PlaceRow) {
  return {
    ...personOnDocument(row),
    opening: row.opening,
    appliedOn: dayInNepal(row.created.getTime()),
    phone: row.phone ?? '',
    registrationNumber: row.regrollno ?? '',
    rollNumber: row.urollno ?? '',
    programme: programmeOf(row),
  } as const
}

export function programmeOf({ program, semester }: Pick<PlaceRow, 'program' | 'semester'>): string {
  return [program ?? '', semester ?? ''].filter((part) => part !== '').join(', ')
}
