import { sql } from 'kysely'
import { sameInBoth } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { eraseText as text } from '../rules/erase-messages.ts'
import { studentErase } from '../wire/processes.ts'
import { isErasable } from './erase-applicants.ts'
import { erasePerson } from './erase-person.ts'

const eraseType = 'student-erased'
const roles = staffWith('student.erase')

type StoredErasure = { readonly partnerId: number; readonly reason: string }

/** Proposes an erasure that a person asked for. */
export const eraseProcess = defineProcess({
  ...studentErase,
  name: text.name,
  roles,
  run: ({ C_BPartner_ID: partnerId, reason }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      if (reason === '') return refusal('rule/reason-needed', text['reason-needed'])
      const person = await takeErasable(transaction, partnerId)
      if (isRefusal(person)) return person
      const stored: StoredErasure = { partnerId, reason }
      const command = {
        sort: eraseType,
        subject: `c_bpartner:${partnerId}`,
        before: JSON.stringify({}),
        after: JSON.stringify(stored),
      }
      const proposed = await propose({ transaction, session, nowMs, did }, command)
      if (isRefusal(proposed)) return proposed
      return { summary: text.proposed, data: { n_proposal_ID: proposed } }
    }),
})

/** A second person confirms it; the sessions of the person end at once. */
export function eraseProposals({ sessions }: { readonly sessions: Sessions }): ProposalType {
  return {
    sort: eraseType,
    roles,
    proof: freshCode,
    view: viewErasure,
    async confirm(transaction, { after }, { nowMs, afterwards }) {
      const { partnerId, reason }: StoredErasure = JSON.parse(after)
      const person = await takeErasable(transaction, partnerId)
      if (isRefusal(person)) return person
      const open = await transaction
        .selectFrom('auth_session as s')
        .innerJoin('ad_user as u', 'u.ad_user_id', 's.ad_user_id')
        .select('s.auth_session_id as id')
        .where('u.c_bpartner_id', '=', partnerId)
        .execute()
      await erasePerson(transaction, { partnerId, nowMs })
      afterwards(() => sessions.evict(open.map(({ id }) => id)))
      return {
        table: 'c_bpartner',
        record: partnerId,
        before: { erased: false },
        after: { erased: true, reason },
      }
    },
  }
}

/** The person, locked, if no law and no money keeps the data. */
async function takeErasable(
  transaction: Transaction,
  partnerId: number,
): Promise<{ readonly name: string } | Refusal> {
  const { rows } = await sql<{ readonly name: string; readonly may: boolean }>`
    select b.name, ${isErasable} as may from c_bpartner b
    where b.c_bpartner_id = ${partnerId} for update of b`.execute(transaction)
  const [person] = rows
  return person?.may ? person : refusal('rule/not-erasable', text['not-erasable'], { status: 409 })
}

async function viewErasure(
  ...[reader, { after }]: Parameters<NonNullable<ProposalType['view']>>
): ReturnType<NonNullable<ProposalType['view']>> {
  const { partnerId, reason }: StoredErasure = JSON.parse(after)
  const person = await reader
    .selectFrom('c_bpartner')
    .select('name')
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  if (person === undefined) return null
  return {
    subject: sameInBoth(person.name),
    fields: [{ name: text.why, now: null, proposed: reason }],
    checks: [],
    lists: [
      {
        title: text.person,
        columns: [text.person],
        rows: [{ cells: [person.name], partnerId }],
        more: 0,
      },
    ],
    sheet: null,
  }
}
