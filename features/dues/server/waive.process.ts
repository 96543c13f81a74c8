import { joinedInBoth, nameInBoth, sameInBoth } from '#platform/pure/message.ts'
import { remaining, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { nameOf, peopleOf } from '#features/payments/server/set-off/money-views.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { chargeMessages as text } from '../rules/charge-messages.ts'
import { dueWaive } from '../wire/processes.ts'

export const waiverType = 'due-waived'
const roles = staffWith('due.enter')

type StoredWaiver = {
  readonly dueId: number
  readonly partnerId: number
  readonly name: string
  /** Absent in a proposal of before it was stored. */
  readonly nameNe?: string
  readonly owed: number
  readonly reason: string
}

/** Proposes that the rest of a due is not owed any more. */
export const waiveProcess = defineProcess({
  ...dueWaive,
  name: text.waive,
  roles,
  run: ({ n_due_ID: dueId, reason }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      if (reason === '') return refusal('rule/reason-needed', text['reason-needed'])
      const due = await lockWaivable(transaction, dueId, session)
      if (isRefusal(due)) return due
      const stored: StoredWaiver = { dueId, ...due, reason }
      const proposed = await propose(
        { transaction, session, nowMs, did },
        {
          sort: waiverType,
          subject: `n_due:${dueId}`,
          before: JSON.stringify({ owed: due.owed }),
          after: JSON.stringify(stored),
        },
      )
      return isRefusal(proposed)
        ? proposed
        : { summary: text.proposed, data: { n_proposal_ID: proposed } }
    }),
})

/** When a second person confirms, the due is closed: it owes no more than was paid. */
export const waiveProposals: ProposalType = {
  sort: waiverType,
  roles,
  proof: freshCode,
  async view(reader, { after }) {
    const { partnerId, owed, reason, ...stored }: StoredWaiver = JSON.parse(after)
    const name = nameInBoth(stored.name, stored.nameNe ?? '')
    const student = await nameOf(reader, partnerId)
    return {
      subject: joinedInBoth(', ', sameInBoth(student), name),
      fields: [
        { name: text.owed, now: { paisa: owed }, proposed: { paisa: 0 } },
        { name: text.reason, now: null, proposed: reason },
      ],
      checks: [],
      lists: [peopleOf(student, partnerId, name)],
      sheet: null,
    }
  },
  async confirm(transaction, { after }, { session, nowMs }) {
    const { dueId, reason }: StoredWaiver = JSON.parse(after)
    const due = await lockWaivable(transaction, dueId, session)
    if (isRefusal(due)) return due
    await transaction
      .updateTable('n_due')
      .set({ docstatus: 'CL', updated: new Date(nowMs), updatedby: session.userId })
      .where('n_due_id', '=', dueId)
      .execute()
    const [before, then] = [{ owed: due.owed }, { owed: 0, reason }]
    return { table: 'n_due', record: dueId, before, after: then }
  },
}

/** An open due, locked, of which something is owed and no voucher waits. */
async function lockWaivable(
  transaction: Transaction,
  dueId: number,
  session: Session,
): Promise<Refusal | Pick<StoredWaiver, 'partnerId' | 'name' | 'nameNe' | 'owed'>> {
  const row = await transaction
    .selectFrom('n_due')
    .select(['c_bpartner_id', 'name', 'name_ne', 'totalfee', 'feepaid', 'ispending'])
    .where('n_due_id', '=', dueId)
    .where('docstatus', '=', 'CO')
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return refusal('rule/due-unknown', text['due-unknown'], { status: 404 })
  if (row.c_bpartner_id === session.partnerId)
    return refusal('rule/own-file', text['own-file'], { status: 403 })
  if (row.ispending) return refusal('rule/voucher-waits', text['voucher-waits'], { status: 409 })
  const owed = remaining(paisa(row.totalfee), paisa(row.feepaid))
  return owed === 0
    ? refusal('rule/is-paid', text['is-paid'], { status: 409 })
    : { partnerId: row.c_bpartner_id, name: row.name, nameNe: row.name_ne, owed }
}
