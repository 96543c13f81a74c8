import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { openProposalsOf, propose } from '#features/two-people/server/proposals.ts'
import { openingWithdrawalText as text } from '../../rules/returns/opening-withdrawal-messages.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import * as contracts from '../../wire/opening-withdrawal.ts'
import type { Recheck } from '../withdrawal/application-recheck.ts'
import { subjectOf, withdrawalType } from './opening-withdrawal.proposal.ts'
import { changeableOpening, noOpening } from './withdraw-opening.ts'
import { openingRefunds } from './opening-refunds.ts'
import { endingApplications, findWithdrawnOpening } from './withdrawn-opening.ts'

const roles = staffWith('opening.manage')

type Services = {
  readonly dictionary: Dictionary
  readonly rechecks: readonly Recheck[]
  readonly kinds: PaymentsContext['kinds']
}

/** True for a published opening that a role may change. */
async function isWithdrawable(
  reader: Reader,
  dictionary: Dictionary,
  { table, id, role }: { readonly table: string; readonly id: number; readonly role: string },
): Promise<boolean> {
  if (changeableOpening(dictionary, table, role) === null) return false
  const { rows } = await sql`select from ${sql.table(table)}
    where ${sql.ref(`${table}_id`)} = ${id} and ispublished`.execute(reader)
  return rows.length > 0
}

const readWithdrawal = ({ dictionary, rechecks, kinds }: Services) =>
  defineProcess({
    ...contracts.openingWithdrawalRead,
    name: text.read,
    roles,
    shows: [],
    async run({ model: table, record_ID: id }, { database, session, nowMs }) {
      const reader = database.kysely
      const opening = { table, id }
      if (!(await isWithdrawable(reader, dictionary, { ...opening, role: session.role })))
        return noOpening
      const [ending, refunds, withdrawn, proposals] = [
        await endingApplications(reader, rechecks, opening),
        await openingRefunds(reader, { rechecks, kinds: kinds.values() }, opening),
        await findWithdrawnOpening(reader, opening),
        await openProposalsOf(reader, [withdrawalType], nowMs),
      ]
      const own = proposals.find(({ subject }) => subject === subjectOf(opening))
      const proposedBy = own === undefined ? null : (own.entered_by ?? '')
      return { summary: text.read, data: { ...ending, refunds, proposedBy, withdrawn } }
    },
  })

/** Proposes to withdraw an opening that students have applied for. */
const proposeWithdrawal = ({ dictionary, rechecks }: Services) =>
  defineProcess({
    ...contracts.openingWithdraw,
    name: text.title,
    roles,
    shows: [],
    run: (
      { model: table, record_ID: id, reason, reason_ne: reasonNe, money = 'credit' },
      { transact, session, nowMs },
    ) =>
      transact(async (transaction, did) => {
        if (money !== 'credit' && money !== 'refund')
          return refusal('rule/money-wrong', text['money-wrong'], {
            status: 400,
            errors: [{ field: 'money', message: text['money-wrong'] }],
          })
        const opening = { table, id }
        if (!(await isWithdrawable(transaction, dictionary, { ...opening, role: session.role })))
          return noOpening
        if ((await findWithdrawnOpening(transaction, opening)) !== null)
          return refusal('rule/opening-withdrawn', text['was-withdrawn'], { status: 409 })
        const ending = await endingApplications(transaction, rechecks, opening)
        if (ending.unpaid + ending.paid === 0)
          return refusal('rule/none-applied', text['none-applied'], { status: 409 })
        const proposed = await propose(
          { transaction, session, nowMs, did },
          {
            sort: withdrawalType,
            subject: subjectOf(opening),
            before: JSON.stringify({}),
            after: JSON.stringify({ reason, reasonNe, money }),
          },
        )
        if (isRefusal(proposed)) return proposed
        return { summary: text.proposed, data: { n_proposal_ID: proposed } }
      }),
  })

export const openingWithdrawalProcesses = (services: Services) => [
  readWithdrawal(services),
  proposeWithdrawal(services),
]
