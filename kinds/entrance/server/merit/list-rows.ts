import { type RawBuilder, sql } from 'kysely'
import { day } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Quota, type Quotas, splitQuotas } from '#features/applying/rules/facts.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import type { SeatAnswer } from '../../rules/merit/answer.ts'
import type { LeftOut } from '../../rules/merit/merit-list.ts'
import type { TieSolvedBy } from '../../rules/merit/ranked.ts'
import { partOf, programsOf, type RuleSet, type SeatProgram } from '../../rules/merit/rule-set.ts'
import { belowPart, ownScore, weightedScores } from '../../rules/merit/weights.ts'
import type { MeritPage, MeritRow } from '../../wire/merit-list.ts'
import type { MeritShows } from '../../wire/merit-processes.ts'
import { proofKey } from '../claims.ts'
import { choicesOf } from '../programs/waiting.ts'
import type { MeritListRow } from './stored-list.ts'

const rowsAtOnce = 100

type ListedPlace = {
  readonly id: number
  readonly name: string
  readonly nameNepali: string
  readonly erollno: string
  readonly score: number | null
  readonly rank: number | null
  readonly quotas: string
  readonly claims: string
  readonly judged: readonly string[]
  readonly tie: TieSolvedBy | null
  readonly bornOn: string | null
  readonly nextBornOn: string | null
  readonly parts: string
  readonly nextParts: string | null
  readonly waiting: number | null
  readonly leftOut: LeftOut | null
  readonly givenBy: string | null
  readonly seatQuota: string | null
  readonly seatNumber: number | null
  readonly seatProgram: SeatProgram
  readonly seatPlace: number | null
  readonly answer: SeatAnswer | null
}

const conditions = {
  all: sql`true`,
  seat: sql`o.seat is not null`,
  waiting: sql`p.rank is not null and o.seat is null`,
  'left-out': sql`p.left_out is not null`,
} as const satisfies Record<MeritShows, unknown>

/** Places of a list by rank, those left out last: at most 100 from a place on. */
export async function rowsOf(
  reader: Reader,
  at: {
    readonly list: MeritListRow
    readonly rules: RuleSet
    readonly shows: MeritShows
    readonly from: number
    /** Shows those alone who have a seat of this programme, or compete for it without one; absent: all. */
    readonly program?: SeatProgram | undefined
  },
): Promise<Pick<MeritPage, 'rows' | 'more'>> {
  const { merit_list_id: id } = at.list
  const { rows } = await sql<ListedPlace & { readonly n: number }>`
    with place as (
      select *, lead(bornon) over (order by rank) as next_born,
        lead(parts) over (order by rank) as next_parts
      from merit_place
      where merit_list_id = ${id})
    select p.n_entrance_reg_id as id, b.name, coalesce(b.name_nepali, '') as "nameNepali",
      coalesce(a.erollno, '') as erollno, p.score, p.rank, p.quotas, a.selectedquota as claims,
      array(select j.check_key from desk_judgement j where j.model = 'n_entrance_reg'
        and j.record_id = p.n_entrance_reg_id) as judged,
      p.tie, p.bornon as "bornOn", p.next_born as "nextBornOn",
      p.parts, p.next_parts as "nextParts", p.waiting, p.left_out as "leftOut",
      o.given_by as "givenBy", o.answer, s.quota as "seatQuota",
      s.n_program_id as "seatProgram", o.place as "seatPlace",
      s.seat - (select min(x.seat) from merit_seat x
        where x.merit_list_id = ${id} and x.quota = s.quota
          and x.n_program_id is not distinct from s.n_program_id) + 1 as "seatNumber",
      count(*) over () as n
    from place p
    join n_entrance_reg a using (n_entrance_reg_id)
    join c_bpartner b using (c_bpartner_id)
    left join merit_offer o on o.merit_list_id = ${id} and o.n_entrance_reg_id = p.n_entrance_reg_id
    left join merit_seat s on s.merit_list_id = ${id} and s.seat = o.seat
    where ${conditions[at.shows]} and ${ofProgram(id, at.program)}
    order by p.rank nulls last, p.n_entrance_reg_id
    limit ${rowsAtOnce} offset ${at.from}`.execute(reader)
  const total = rows[0]?.n ?? 0
  const quotas = await readQuotas(reader)
  const choices = await choicesIn(reader, at, rows)
  return {
    rows: rows.map((row) => ({ ...rowOf(row, at.rules, quotas), choices: choices(row.id) })),
    more: Math.max(0, total - at.from - rows.length),
  }
}

function ofProgram(listId: number, program: SeatProgram | undefined): RawBuilder<unknown> {
  if (program === undefined) return sql`true`
  return sql`case when o.seat is not null then s.n_program_id is not distinct from ${program}::bigint
    else exists (select from merit_choice c where c.merit_list_id = ${listId}
      and c.n_entrance_reg_id = p.n_entrance_reg_id
      and c.n_program_id is not distinct from ${program}::bigint) end`
}

/** Programmes of a row with its positions in them; none where the rules have one programme. */
async function choicesIn(
  reader: Reader,
  { list, rules }: { readonly list: MeritListRow; readonly rules: RuleSet },
  rows: readonly ListedPlace[],
): Promise<(id: number) => MeritRow['choices']> {
  if ((rules.further ?? []).length === 0) return () => []
  const ids = rows.map(({ id }) => id)
  const found = await choicesOf(reader, list.merit_list_id, ids)
  return (id) =>
    (found.get(id) ?? []).map(({ program, place, waiting }) => ({ program, place, waiting }))
}

function rowOf(place: ListedPlace, rules: RuleSet, register: Quotas): Omit<MeritRow, 'choices'> {
  const { id, name, nameNepali, erollno, score, rank, waiting, leftOut } = place
  const quotas = splitQuotas(place.quotas)
  const claims = splitQuotas(place.claims)
  return {
    id,
    name,
    nameNepali,
    erollno,
    score,
    ...partsOfPlace(place, rules),
    rank,
    waiting,
    leftOut,
    quotas,
    uncounted: (leftOut === null || leftOut === 'no-quota' ? quotaNames(rules) : [])
      .filter((quota) => claims.includes(quota) && !quotas.includes(quota))
      .map((quota) => ({ quota, proof: proofOf(quota, place, register) })),
    tie: place.tie && {
      by: place.tie,
      bornOn: place.bornOn === null ? null : day(place.bornOn),
      nextBornOn: place.nextBornOn === null ? null : day(place.nextBornOn),
      part: partScore(place.tie, place.parts),
      nextPart: partScore(place.tie, place.nextParts),
    },
    seat: seatOf(place),
    held: place.seatPlace === null ? null : { program: place.seatProgram, place: place.seatPlace },
  }
}

/** Scores that a stored place was counted from, and the part in which it is below its minimum. */
export function partsOfPlace(
  { parts, leftOut }: Pick<ListedPlace, 'parts' | 'leftOut'>,
  { weights = [] }: RuleSet,
): Pick<MeritRow, 'countedFrom' | 'below'> {
  const scores: Readonly<Record<string, number>> = JSON.parse(parts)
  const applicant = { score: scores[ownScore] ?? null, parts: scores }
  return {
    countedFrom: weightedScores(applicant, weights),
    below: leftOut === 'below-part' ? belowPart(applicant, weights) : null,
  }
}

/** Quotas of all programmes, each once. */
function quotaNames(rules: RuleSet): readonly Quota[] {
  return [...new Set(programsOf(rules).flatMap(({ quotas }) => quotas.map(({ quota }) => quota)))]
}

/** Score of the part that a rule compared; null: none, or the rule compared something else. */
function partScore(tie: TieSolvedBy, parts: string | null): number | null {
  const part = partOf(tie)
  if (part === null || parts === null) return null
  const scores: Readonly<Record<string, number>> = JSON.parse(parts)
  return scores[part] ?? null
}

function proofOf(
  quota: Quota,
  { judged }: ListedPlace,
  register: Quotas,
): MeritRow['uncounted'][number]['proof'] {
  const { proofs = null } = register.get(quota) ?? {}
  if (proofs === null) return 'none'
  return judged.includes(proofKey(quota)) ? 'approved' : 'missing'
}

function seatOf({ givenBy, seatQuota, seatNumber, answer }: ListedPlace): MeritRow['seat'] {
  if (givenBy === null || seatQuota === null) return null
  return { quota: givenBy, from: seatQuota, number: seatNumber ?? 0, answer }
}
