import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { DocumentFacts } from '#features/documents/rules/facts.ts'
import type { RegisteredDocument } from '#features/documents/server/register/register.ts'
import { examCardDocument } from './card/exam-card-document.ts'

/** Tables of the applications whose candidates sit in the rooms of the centres. */
export type CandidateTable = 'n_exam_reg' | 'n_entrance_reg'

/** A candidate of an exam or of an entrance, by the application. */
export type Candidate = {
  readonly table: CandidateTable
  readonly id: number
  readonly partnerId: number
}

/** Parts of an entrance, which this feature does not know. */
export type EntranceSeats = {
  /** The card that carries the seat of an application. */
  readonly cardOf: (
    transaction: Transaction,
    id: number,
  ) => Promise<RegisteredDocument<DocumentFacts>>
  /** Writes the seats of these applications where an application repeats them. */
  readonly storeSeats: (transaction: Transaction, ids: readonly number[]) => Promise<void>
}

/** The card of a candidate; `entrances` is null where there are exams only. */
export async function cardOf(
  transaction: Transaction,
  { table, id, partnerId }: Candidate,
  entrances: EntranceSeats | null,
): Promise<RegisteredDocument<DocumentFacts>> {
  if (table === 'n_exam_reg')
    return examCardDocument({ n_exam_reg_id: id, c_bpartner_id: partnerId })
  if (entrances === null) throw new Error(`${table} ${id} has a seat, but there are no entrances`)
  return entrances.cardOf(transaction, id)
}

/** Writes the seats of entrance applications where they repeat them; those of exams have them in one place. */
export async function storeSeats(
  transaction: Transaction,
  candidates: readonly Candidate[],
  entrances: EntranceSeats | null,
): Promise<void> {
  const ids = candidates.flatMap(({ table, id }) => (table === 'n_entrance_reg' ? [id] : []))
  if (ids.length > 0) await entrances?.storeSeats(transaction, ids)
}

/** The candidate of each seat. */
export const candidates = sql`
  select x.n_exam_seat_id, 'n_exam_reg' as "table", a.n_exam_reg_id as id,
    a.c_bpartner_id as "partnerId", a.erollno, a.docstatus, false as special_need
  from n_exam_seat x join n_exam_reg a using (n_exam_reg_id)
  union all
  select x.n_exam_seat_id, 'n_entrance_reg', a.n_entrance_reg_id,
    a.c_bpartner_id, a.erollno, a.docstatus, a.special_need
  from n_exam_seat x join n_entrance_reg a using (n_entrance_reg_id)`
