import type { Transaction } from '#platform/server/database/database.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { endOffer } from './offers.ts'
import type { MeritListRow } from './stored-list.ts'

type SeatOfProgram = {
  readonly partnerId: number
  readonly programId: number | null
  readonly yearId: number | null
  readonly userId: number
  readonly nowMs: number
}

/** Takes the seats of a program that a person accepted or was offered; each goes to the next one waiting of its list. */
export async function passSeatsOn(
  transaction: Transaction,
  { userId, nowMs, ...of }: SeatOfProgram,
): Promise<readonly Change[]> {
  const changes: Change[] = []
  for (const list of await lockLists(transaction, of)) {
    const offer = await transaction
      .selectFrom('merit_offer as o')
      .innerJoin('n_entrance_reg as a', 'a.n_entrance_reg_id', 'o.n_entrance_reg_id')
      .select(['o.n_entrance_reg_id as id', 'o.seat', 'o.answer'])
      .where('o.merit_list_id', '=', list.merit_list_id)
      .where('a.c_bpartner_id', '=', of.partnerId)
      .where((either) =>
        either.or([either('o.answer', 'is', null), either('o.answer', '=', 'accepted')]),
      )
      .executeTakeFirst()
    if (offer === undefined) continue
    const { id, seat, answer } = offer
    const ending = { list, id, seat, answer: 'declined', userId, nowMs } as const
    const table = 'n_entrance_reg'
    const [before, after] = [{ seat_answer: answer }, { seat_answer: 'declined' }]
    changes.push({ table, record: id, before, after })
    changes.push(...(await endOffer(transaction, ending)))
  }
  return changes
}

/** Published lists of entrances in which the person has a seat of the program, or applied for the entrance of it, locked. */
function lockLists(
  transaction: Transaction,
  { partnerId, programId, yearId }: Omit<SeatOfProgram, 'userId' | 'nowMs'>,
): Promise<readonly MeritListRow[]> {
  return transaction
    .selectFrom('merit_list as l')
    .innerJoin('n_entrance_reg as a', 'a.n_entrance_open_id', 'l.n_entrance_open_id')
    .selectAll('l')
    .where('l.state', '=', 'published')
    .where('a.c_bpartner_id', '=', partnerId)
    .where('a.n_program_id', 'is not distinct from', programId)
    .where('a.n_aca_year_id', 'is not distinct from', yearId)
    .orderBy('l.merit_list_id')
    .forUpdate('l')
    .execute()
}
