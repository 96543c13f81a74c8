import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import type { Day } from '#platform/pure/calendar/day.ts'
import { findDatedShares, shareOf } from '#platform/pure/money/dated-shares.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { refuseOwnApplication } from '#features/applying/server/own-application.ts'
import type { ProgramRow } from '#features/programs/server/applications.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { giveUpMessages as text } from '../../rules/give-up/messages.ts'
import { admissionGiveUpPropose, admissionGiveUps, type SeatGivenUp } from '../../wire/give-up.ts'
import {
  giveUpProposal,
  giveUpStaff,
  giveUpSubject,
  givingUpOf,
  lockAdmission,
  refuseGiveUp,
  type SeatGiveUp,
} from './find-give-up.ts'

/** Seats that students ask to give up, the longest wait first. */
const listGiveUps = defineProcess({
  ...admissionGiveUps,
  name: { en: 'List seats that are given up', ne: 'छोड्न खोजिएका सिटको सूची' },
  roles: giveUpStaff,
  shows: [{ table: 'n_program_creg' }, { table: 'c_bpartner', columns: ['Name'] }],
  async run(_, { database: { kysely }, session, nowMs }) {
    const seats = await readGiveUps(kysely, session, nowMs)
    return { summary: text['list-read'], values: { n: seats.length }, data: { seats } }
  },
})

type GiveUpRow = Omit<SeatGivenUp, 'proposal' | 'askedOn'> & {
  readonly askedOn: string
  readonly by: number | null
  readonly byName: string | null
  readonly byPartner: number | null
}

async function readGiveUps(
  reader: Reader,
  session: Session,
  nowMs: number,
): Promise<readonly SeatGivenUp[]> {
  const { rows } = await sql<GiveUpRow>`
    select g.seat_give_up_id as "seat_give_up_ID", g.n_program_creg_id as "n_program_creg_ID",
      g.c_bpartner_id as "C_BPartner_ID", b.name, ${bothNames('o.name', 'o.name_ne')} as opening, g.asked_on as "askedOn",
      g.percent, g.paid, g.credit,
      e.urollstatus and not e.ispassedout and not e.isdropout as "isEnrolled",
      q.createdby as by, u.name as "byName", u.c_bpartner_id as "byPartner"
    from seat_give_up g
    join n_program_creg a using (n_program_creg_id)
    join n_program_cregopen o using (n_program_cregopen_id)
    join n_program_enroll e on e.n_program_enroll_id = a.n_program_enroll_id
    join c_bpartner b on b.c_bpartner_id = g.c_bpartner_id
    left join n_proposal q on q.sort = ${giveUpProposal} and q.state = 'open'
      and q.expires > ${new Date(nowMs)} and q.subject = 'seat_give_up:' || g.seat_give_up_id
    left join ad_user u on u.ad_user_id = q.createdby
    where g.state = 'asked' and a.docstatus not in ('CO', 'CL') and a.ad_client_id = ${session.clientId}
    order by g.asked, g.seat_give_up_id`.execute(reader)
  return rows.map(({ by, byName, byPartner, askedOn, ...row }) => ({
    ...row,
    askedOn: askedOn as Day,
    proposal:
      by === null
        ? null
        : {
            by: byName ?? '',
            isOwn: isOwnEntry({ enteredBy: by, partnerId: byPartner ?? 0 }, session),
          },
  }))
}

/** Content of a stored proposal. Amounts in paisa. */
export type StoredGiveUp = {
  readonly id: number
  readonly applicationId: number
  readonly percent: number
  readonly paid: number
  readonly credit: number
}

/** Proposes to end a paid admission whose student gives the seat up; nothing changes before a second person confirms. */
const proposeGiveUp = defineProcess({
  ...admissionGiveUpPropose,
  name: { en: 'Propose to give a seat up', ne: 'सिट छोड्ने प्रस्ताव गर्ने' },
  roles: staffWith('application.decide'),
  run: (_, { transact, session, nowMs, record: id }) =>
    transact(async (transaction, did) => {
      const taken = await takeGiveUp(transaction, id, session)
      if (isRefusal(taken)) return taken
      const { asked, paid, credit } = taken
      const { n_program_creg_id: applicationId, percent } = asked
      const stored: StoredGiveUp = { id, applicationId, percent, paid, credit }
      const proposed = await propose(
        { transaction, session, nowMs, did },
        {
          sort: giveUpProposal,
          subject: giveUpSubject(id),
          before: '{}',
          after: JSON.stringify(stored),
        },
      )
      if (isRefusal(proposed)) return proposed
      return { summary: text.proposed, data: { n_proposal_ID: proposed } }
    }),
})

export type TakenGiveUp = {
  readonly asked: SeatGiveUp
  readonly row: ProgramRow
  readonly paid: Money
  /** The share of the day of asking, of what is paid now. */
  readonly credit: Money
}

/** A request that waits, its application locked, if its seat may still be given up. */
export async function takeGiveUp(
  transaction: Transaction,
  id: number,
  session: Pick<Session, 'userId' | 'partnerId' | 'clientId'>,
): Promise<TakenGiveUp | Refusal> {
  const known = await readAsked(transaction, id)
  const row = known && (await lockAdmission(transaction, known.n_program_creg_id))
  // Read again: the request may have ended while this waited for the lock.
  const asked = await readAsked(transaction, id)
  if (!row || asked === null || row.ad_client_id !== session.clientId)
    return refusal('rule/not-asked', text['not-asked'], { status: 404 })
  const own = refuseOwnApplication(row, session)
  if (own !== null) return own
  const of = await givingUpOf(transaction, row)
  const refused = refuseGiveUp({ ...of, shares: findDatedShares(asked.shares) ?? [] })
  if (refused !== null) return refused
  return { asked, row, paid: of.paid, credit: shareOf(of.paid, asked.percent) }
}

async function readAsked(reader: Reader, id: number): Promise<SeatGiveUp | null> {
  const row = await reader
    .selectFrom('seat_give_up')
    .selectAll()
    .where('seat_give_up_id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return row ?? null
}

export const officeGiveUpProcesses: readonly Process[] = [listGiveUps, proposeGiveUp]
