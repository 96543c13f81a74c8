import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { programsOf, type RuleSet, type SeatProgram } from '../../rules/merit/rule-set.ts'
import type { StoredMeritList } from '../../wire/merit-list.ts'

/** Numbers of a list's places; a seat that was declined or lapsed is not counted until it is given again. */
export async function countsOf(reader: Reader, listId: number): Promise<StoredMeritList['counts']> {
  const { rows } = await sql<StoredMeritList['counts']>`
    select count(p.rank) as ranked, count(p.tie) as ties,
      count(o.seat) filter (where o.answer is null or o.answer = 'accepted') as seated,
      count(*) filter (where p.rank is not null and o.seat is null) as waiting,
      count(*) filter (where p.left_out = 'absent') as absent,
      count(*) filter (where p.left_out in ('below-minimum', 'below-part')) as "belowMinimum",
      count(*) filter (where p.left_out = 'no-quota') as "noQuota",
      count(*) filter (where p.left_out = 'withheld') as withheld,
      count(*) filter (where o.answer = 'accepted') as accepted
    from merit_place p left join merit_offer o using (merit_list_id, n_entrance_reg_id)
    where p.merit_list_id = ${listId}`.execute(reader)
  const [counts] = rows
  if (counts === undefined) throw new Error('An aggregate has a row')
  return counts
}

/** Seats of each quota of each programme with what was passed on, in the order of the rules; their sum is that of the rules. */
export async function quotaTotals(
  reader: Reader,
  listId: number,
  rules: RuleSet,
): Promise<StoredMeritList['quotas']> {
  const { rows } = await sql<{
    readonly program: SeatProgram
    readonly from: string
    readonly by: string
    readonly n: number
  }>`
    select s.n_program_id as program, s.quota as from, o.given_by as by, count(*) as n
    from merit_offer o join merit_seat s using (merit_list_id, seat)
    where o.merit_list_id = ${listId} and (o.answer is null or o.answer = 'accepted')
    group by 1, 2, 3`.execute(reader)
  const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter((row) => fits(row)).reduce((total, { n }) => total + n, 0)
  const isForMany = (rules.further ?? []).length > 0
  return programsOf(rules).flatMap(({ program, quotas }) =>
    quotas.map(({ quota, seats }) => {
      const here = (row: (typeof rows)[number]) => row.program === program
      const got = sum((row) => here(row) && row.by === quota && row.from !== quota)
      const lost = sum((row) => here(row) && row.from === quota && row.by !== quota)
      const given = sum((row) => here(row) && row.by === quota)
      return { ...(isForMany && { program }), quota, seats, passed: got - lost, given }
    }),
  )
}
