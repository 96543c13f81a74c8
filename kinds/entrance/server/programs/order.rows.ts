import { sql } from 'kysely'
import { day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { decideOrder } from '../../rules/merit/preferences.ts'
import { orderMessages as text, orderRefusals } from '../../rules/merit/order-messages.ts'
import { type EntranceProgram, programsOfEntrance } from './programs.rows.ts'

/** A programme that may be chosen. */
export type ProgramToChoose = {
  readonly id: number
  readonly name: string
  readonly nameNepali: string
}

/** An application with the order of the programmes and what decides if it may change. */
export type ApplicationOrder = {
  readonly partnerId: number
  readonly clientId: number
  readonly docstatus: string
  readonly lastDay: string | null
  readonly hasList: boolean
  /** Ids in the order of preference. */
  readonly chosen: readonly number[]
  readonly offered: readonly ProgramToChoose[]
}

/** The order of an application; null: there is no such application. */
export async function findOrder(reader: Reader, id: number): Promise<ApplicationOrder | null> {
  const { rows } = await sql<Omit<ApplicationOrder, 'offered'> & { readonly openingId: number }>`
    select a.n_entrance_open_id as "openingId", a.c_bpartner_id as "partnerId",
      a.ad_client_id as "clientId", a.docstatus, o.apply_uptolate as "lastDay",
      exists (select from merit_list l where l.n_entrance_open_id = a.n_entrance_open_id)
        as "hasList",
      array(select w.n_program_id::int from entrance_preference w
        where w.n_entrance_reg_id = a.n_entrance_reg_id order by w.place) as chosen
    from n_entrance_reg a join n_entrance_open o using (n_entrance_open_id)
    where a.n_entrance_reg_id = ${id}`.execute(reader)
  const [row] = rows
  if (row === undefined) return null
  const { openingId, ...order } = row
  return { ...order, offered: (await programsOfEntrance(reader, openingId)).flatMap(toChoose) }
}

function toChoose({ programId, name, nameNepali }: EntranceProgram): readonly ProgramToChoose[] {
  return programId === null ? [] : [{ id: programId, name, nameNepali }]
}

/** The facts of the rule; `lastDay`: null where the office corrects the order. */
export function orderFacts(order: ApplicationOrder, nowMs: number) {
  const { docstatus, hasList, lastDay, offered } = order
  return {
    offered: offered.map(({ id }) => id),
    isClosed: docstatus === 'CL',
    hasList,
    lastDay: lastDay === null ? null : day(lastDay),
    today: dayInNepal(nowMs),
  }
}

/** Refuses an order that may not change, or that has a programme which is not offered. */
export function refuseOrder(
  facts: ReturnType<typeof orderFacts>,
  programs: readonly number[],
): Refusal | null {
  const decision = decideOrder(facts)
  if (decision.is === 'refused')
    return refusal(`rule/${decision.reason}`, orderRefusals[decision.reason], { status: 409 })
  if (programs.every((program) => facts.offered.includes(program))) return null
  const message = text['program-not-offered']
  return refusal('rule/program-not-offered', message, { errors: [{ field: 'programs', message }] })
}

export async function storeOrder(
  transaction: Transaction,
  id: number,
  programs: readonly number[],
): Promise<void> {
  await transaction.deleteFrom('entrance_preference').where('n_entrance_reg_id', '=', id).execute()
  const rows = programs.map((program, index) => {
    return { n_entrance_reg_id: id, place: index + 1, n_program_id: program }
  })
  await transaction.insertInto('entrance_preference').values(rows).execute()
}
