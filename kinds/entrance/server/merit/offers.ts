import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { type Message, type MessageValues, nameInBoth } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import type { SeatAnswer } from '../../rules/merit/answer.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { programNotices } from '../../rules/merit/order-messages.ts'
import type { RuleSet, SeatProgram } from '../../rules/merit/rule-set.ts'
import { setSelected } from '../programs/held-program.ts'
import { answerUntil, passSeat, type SeatGiven } from '../programs/pass-seat.ts'
import { programsOfEntrance } from '../programs/programs.rows.ts'
import type { MeritListRow } from './stored-list.ts'
import { rulesOf } from './stored-rules.ts'

type Giving = { readonly list: MeritListRow; readonly userId: number; readonly nowMs: number }

/** Accepts an offer; no other person's seat changes. */
export async function acceptOffer(
  transaction: Transaction,
  { list, id, nowMs }: Pick<Giving, 'list' | 'nowMs'> & { readonly id: number },
): Promise<readonly Change[]> {
  await transaction
    .updateTable('merit_offer')
    .set({ answer: 'accepted', answered: new Date(nowMs) })
    .where('merit_list_id', '=', list.merit_list_id)
    .where('n_entrance_reg_id', '=', id)
    .execute()
  return []
}

/**
 * Ends an offer that was not taken: its applicant no longer is selected, and the seat goes to the next one waiting, whose
 * own seat goes on in the same way. Gives the changes of those who got a seat.
 */
export async function endOffer(
  transaction: Transaction,
  at: Giving & { readonly id: number; readonly seat: number; readonly answer: SeatAnswer },
): Promise<readonly Change[]> {
  const { list, id, seat, answer } = at
  await transaction
    .updateTable('merit_offer')
    .set({ answer, answered: new Date(at.nowMs) })
    .where('merit_list_id', '=', list.merit_list_id)
    .where('n_entrance_reg_id', '=', id)
    .execute()
  const { rules } = await rulesOf(transaction, list.merit_rules_id)
  const isForMany = (rules.further ?? []).length > 0
  const own: { readonly program?: SeatProgram } = isForMany ? { program: null } : {}
  await setSelected(transaction, at, { id, eligible: false, ...own })
  const changes: Change[] = []
  for (const given of await passSeat(transaction, at, seat)) {
    await setSelected(transaction, at, {
      id: given.id,
      eligible: true,
      ...(isForMany && { program: given.program }),
    })
    await tellOfGiven(transaction, at, { given, rules })
    changes.push(changeOf(given, list))
  }
  return changes
}

function changeOf({ id, seat, held }: SeatGiven, { merit_list_id }: MeritListRow): Change {
  const [table, record] = ['n_entrance_reg', id]
  return held === null
    ? { table, record, before: { eligible: false }, after: { eligible: true } }
    : {
        table,
        record,
        before: { merit_list: merit_list_id, merit_seat: held },
        after: { merit_list: merit_list_id, merit_seat: seat },
      }
}

async function tellOfGiven(
  transaction: Transaction,
  at: Pick<Giving, 'list' | 'nowMs'>,
  { given, rules }: { readonly given: SeatGiven; readonly rules: RuleSet },
): Promise<void> {
  const { id, partnerId, held, seat, answer } = given
  const day = dayInBoth(answerUntil(at.list, at.nowMs))
  if ((rules.further ?? []).length === 0) {
    const message = text['notice-offered']
    await tellOfSeat(transaction, at, { id, partnerId, message, values: { day }, about: 'offered' })
    return
  }
  const programs = await programsOfEntrance(transaction, at.list.n_entrance_open_id)
  const found = programs.find(({ program }) => program === given.program)
  const program = nameInBoth(found?.name ?? '', found?.nameNepali ?? '')
  const moved = answer === 'accepted' ? 'moved-accepted' : 'moved'
  await tellOfSeat(transaction, at, {
    id,
    partnerId,
    message: programNotices[held === null ? 'offered' : moved],
    values: { day, program },
    about: held === null ? 'offered' : `moved:${seat}`,
  })
}

/** Notifies a person about an offered seat, once for each subject. */
export async function tellOfSeat(
  transaction: Transaction,
  { list, nowMs }: Pick<Giving, 'list' | 'nowMs'>,
  notice: {
    readonly id: number
    readonly partnerId: number
    readonly message: Message
    readonly values?: MessageValues
    readonly about: string
  },
): Promise<void> {
  const opening = await transaction
    .selectFrom('n_entrance_open')
    .select(['name', 'name_ne'])
    .where('n_entrance_open_id', '=', list.n_entrance_open_id)
    .executeTakeFirstOrThrow()
  const { id, partnerId, message, values = {}, about } = notice
  await notifyPartner(transaction, {
    partnerId,
    sort: 'entrance-seat',
    event: `n_entrance_reg:${id}:${list.merit_list_id}:${about}`,
    message,
    values: { name: nameInBoth(opening.name, opening.name_ne), ...values },
    nowMs,
  })
}
