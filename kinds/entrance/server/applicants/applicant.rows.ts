import { sql } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { withheldReason } from '../withheld/withheld.rows.ts'

/** An applicant with seat, preferences, and what the rules need to know. */
export type ApplicantRow = {
  readonly id: number
  readonly partnerId: number
  readonly openingId: number
  readonly clientId: number
  readonly name: string
  readonly symbolNumber: string
  readonly docstatus: string
  readonly centreId: number | null
  readonly centre: string
  readonly specialNeed: boolean
  readonly attendance: 'present' | 'absent' | null
  readonly isPresent: boolean | null
  readonly selected: boolean
  readonly score: number | null
  readonly routineId: number | null
  readonly sitting: string
  readonly roomId: number | null
  readonly room: string
  readonly seatCentre: string
  readonly seat: number | null
  /** As the application repeats it. */
  readonly seatText: string | null
  /** The reason for which the result is withheld; null: it is not. */
  readonly withheldFor: Message | null
}

const columns = sql`
  a.n_entrance_reg_id as id, a.c_bpartner_id as "partnerId", a.n_entrance_open_id as "openingId",
  a.ad_client_id as "clientId", b.name, coalesce(a.erollno, '') as "symbolNumber", a.docstatus,
  a.n_exam_centre_id as "centreId", coalesce(w.name, '') as centre,
  a.special_need as "specialNeed", a.attendance, p.is_present as "isPresent", a.selected, a.score,
  r.n_exam_routine_id as "routineId", coalesce(r.name, '') as sitting,
  m.n_exam_room_id as "roomId", coalesce(m.name, '') as room,
  coalesce(c.name, '') as "seatCentre", s.seat, a.exam_centre as "seatText", ${withheldReason} as "withheldFor"`

const joined = sql`
  from n_entrance_reg a join c_bpartner b using (c_bpartner_id)
  left join n_exam_centre w on w.n_exam_centre_id = a.n_exam_centre_id
  left join n_exam_seat s on s.n_entrance_reg_id = a.n_entrance_reg_id
  left join n_exam_routine r on r.n_exam_routine_id = s.n_exam_routine_id
  left join n_exam_room m on m.n_exam_room_id = s.n_exam_room_id
  left join n_exam_centre c on c.n_exam_centre_id = m.n_exam_centre_id
  left join entrance_presence p on p.n_entrance_reg_id = a.n_entrance_reg_id`

/** Applicants whose symbol number or name begins with a text, whatever its case; the first so many. */
export async function findApplicants(
  reader: Reader,
  { openingId, find, most }: { openingId: number; find: string; most: number },
): Promise<{ readonly rows: readonly ApplicantRow[]; readonly total: number }> {
  const { rows } = await sql<ApplicantRow & { readonly total: number }>`
    select ${columns}, count(*) over () as total ${joined}
    where a.n_entrance_open_id = ${openingId} and a.docstatus <> 'CL'
      and (starts_with(lower(coalesce(a.erollno, '')), ${find.toLowerCase()})
        or starts_with(lower(b.name), ${find.toLowerCase()}))
    order by a.erollno nulls last, b.name, a.n_entrance_reg_id limit ${most}`.execute(reader)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** One applicant, the application locked until the transaction ends; null: there is none. */
export async function lockApplicant(
  transaction: Transaction,
  id: number,
): Promise<ApplicantRow | null> {
  const { rows } = await sql<ApplicantRow>`select ${columns} ${joined}
    where a.n_entrance_reg_id = ${id} for update of a`.execute(transaction)
  return rows[0] ?? null
}

/** Facts for the rules. */
export function factsOf(row: ApplicantRow, { isPublished }: { readonly isPublished: boolean }) {
  return {
    isPublished,
    isApproved: row.docstatus === 'AP' || row.docstatus === 'CO',
    isClosed: row.docstatus === 'CL',
    isSeated: row.seat !== null,
    isWithheld: row.withheldFor !== null,
    hasSat: row.isPresent === true || row.attendance === 'present',
  }
}
