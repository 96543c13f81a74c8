import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Quotas, splitQuotas } from '#features/applying/rules/facts.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import type { MeritApplicant } from '../../rules/merit/ranked.ts'
import type { SeatProgram } from '../../rules/merit/rule-set.ts'
import { proofKey, quotaCheck } from '../claims.ts'
import { isAdmitted } from '../programs/waiting.ts'
import { withheldReason } from '../withheld/withheld.rows.ts'

type ApplicantRow = {
  readonly id: number
  readonly score: number | null
  readonly attendance: string | null
  readonly claims: string
  readonly gender: string | null
  readonly bornOn: string | null
  readonly judged: readonly string[]
  readonly parts: Readonly<Record<string, number>> | null
  /** Programmes in the order of preference; null: no order was given, or the entrance has one programme. */
  readonly preferences: readonly SeatProgram[] | null
  /** Place of the seat that the applicant stays in by the own choice; null: there is none. */
  readonly stays: number | null
  readonly isWithheld: boolean
  /** The same of a seat whose admission is paid. */
  readonly admitted: number | null
}

/** Applicants as a merit list reads them. */
export type MeritInput = {
  readonly applicants: readonly MeritApplicant[]
  /** Number of applicants without a score or an absence. */
  readonly unscored: number
  /** Changes with every score, approved claim, date of birth, order of programmes, withheld result and applicant. */
  readonly digest: string
}

/** Approved applicants of an entrance with the claims that count: those whose proof the office approved. */
export async function readApplicants(reader: Reader, openingId: number): Promise<MeritInput> {
  const quotas = await readQuotas(reader)
  const keys = [...quotas.keys()].map(proofKey)
  const { rows } = await sql<ApplicantRow>`
    select a.n_entrance_reg_id as id, a.score, a.attendance, a.selectedquota as claims, p.gender,
      p.dob_ad as "bornOn", array(
        select j.check_key from desk_judgement j
        where j.model = 'n_entrance_reg' and j.record_id = a.n_entrance_reg_id
          and j.check_key = any(${keys})) as judged,
      (select jsonb_object_agg(s.part, s.score order by s.part) from entrance_part_score s
        where s.n_entrance_reg_id = a.n_entrance_reg_id) as parts,
      case when e.further_programs <> '' then
        (select jsonb_agg(nullif(w.n_program_id, e.n_program_id) order by w.place)
          from entrance_preference w where w.n_entrance_reg_id = a.n_entrance_reg_id) end as preferences,
      ${withheldReason} is not null as "isWithheld",
      case when o.stays then o.place end as stays,
      case when o.place > 1 and ${isAdmitted} then o.place end as admitted
    from n_entrance_reg a join c_bpartner p using (c_bpartner_id)
    join n_entrance_open e using (n_entrance_open_id)
    left join merit_list l on l.n_entrance_open_id = a.n_entrance_open_id and l.state = 'published'
    left join merit_offer o on o.merit_list_id = l.merit_list_id
      and o.n_entrance_reg_id = a.n_entrance_reg_id and (o.answer is null or o.answer = 'accepted')
    where a.n_entrance_open_id = ${openingId} and a.docstatus in ('AP', 'CO')
    order by a.n_entrance_reg_id`.execute(reader)
  const applicants = rows.map((row) => applicantOf(row, quotas))
  // A fee that is paid between computing and publishing does not make a list void.
  const facts = rows.map((row) => applicantOf({ ...row, admitted: null }, quotas))
  return {
    applicants,
    unscored: rows.filter(({ attendance }) => attendance === null).length,
    digest: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
  }
}

function applicantOf({ id, score, bornOn, ...row }: ApplicantRow, quotas: Quotas): MeritApplicant {
  const claims = splitQuotas(row.claims).filter((quota) => {
    const { sign, judge } = quotaCheck(quotas, quota, row.gender)
    return sign === 'agree' || (judge !== undefined && row.judged.includes(judge.key))
  })
  const born = bornOn === null ? null : day(bornOn)
  const { preferences, stays, admitted, isWithheld } = row
  const firstPlace = stays ?? admitted
  return {
    applicationId: id,
    score,
    claims,
    bornOn: born,
    parts: row.parts ?? {},
    ...(preferences !== null && { preferences }),
    ...(firstPlace !== null && { firstPlace }),
    ...(isWithheld && { isWithheld }),
  }
}
