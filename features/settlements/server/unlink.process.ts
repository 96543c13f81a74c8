import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { postReversal } from '#features/payments/server/ledger/post-reversal.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { settlementText as text, unlinkViewText } from '../rules/messages.ts'
import { settlementUnlink } from '../wire/settlements.ts'
import { unlinkSubject, unlinkType } from './arrivals.ts'
import { takeSettlement } from './taken-settlement.ts'

const roles = staffWith('payment.reconcile')

/** Stored in a proposal: the link that is wrong, and why. */
type StoredUnlink = {
  readonly settlementId: number
  readonly linkId: number
  readonly lineId: number
  readonly reason: string
}

/** Proposes to undo a link. Nothing moves before a second person confirms it. */
export const unlinkProcess: Process = defineProcess({
  ...settlementUnlink,
  name: text['unlink-name'],
  roles,
  run: ({ wallet_settlement_ID: settlementId, reason }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      if (reason === '') return refusal('rule/reason-needed', text['reason-needed'])
      const settlement = await takeSettlement(transaction, settlementId)
      if (isRefusal(settlement)) return settlement
      const { link, fileName, net, charge } = settlement
      if (link === null) return refusal('rule/not-linked', text['not-linked'], { status: 409 })
      const stored: StoredUnlink = {
        settlementId,
        linkId: link.id,
        lineId: link.lineId,
        reason,
      }
      const command = {
        sort: unlinkType,
        subject: unlinkSubject(settlementId),
        before: JSON.stringify({ file: fileName, net, charge }),
        after: JSON.stringify(stored),
      }
      const proposed = await propose({ transaction, session, nowMs, did }, command)
      if (isRefusal(proposed)) return proposed
      return { summary: text.proposed, data: { n_proposal_ID: proposed } }
    }),
})

/** A second person confirms it: the ledger's entry is reversed and the line of the bank is free. */
export const unlinkProposals: ProposalType = {
  sort: unlinkType,
  roles,
  proof: freshCode,
  async view(reader, { before, after }) {
    const { file, net, charge }: { file: string; net: number; charge: number } = JSON.parse(before)
    const { lineId, reason }: StoredUnlink = JSON.parse(after)
    const line = await reader
      .selectFrom('bank_statement_line')
      .select(['number', 'remarks', 'day'])
      .where('bank_statement_line_id', '=', lineId)
      .executeTakeFirst()
    if (line === undefined) return null
    const shown = [line.number, line.remarks, dayInBoth(day(line.day)).en].filter(Boolean)
    const gone = (of: keyof typeof unlinkViewText, now: string | { readonly paisa: number }) => ({
      name: unlinkViewText[of],
      now,
      proposed: null,
    })
    return {
      subject: sameInBoth(file),
      fields: [
        gone('net', { paisa: net }),
        gone('charge', { paisa: charge }),
        gone('line', shown.join(', ')),
        { name: unlinkViewText.reason, now: null, proposed: reason },
      ],
      checks: [],
      lists: [],
      sheet: null,
    }
  },
  async confirm(transaction, { after }, { session, nowMs }) {
    const { settlementId, linkId, lineId, reason } = JSON.parse(after) as StoredUnlink
    const settlement = await takeSettlement(transaction, settlementId)
    if (isRefusal(settlement)) return settlement
    if (settlement.link?.id !== linkId)
      return refusal('rule/not-linked', text['not-linked'], { status: 409 })
    await transaction
      .updateTable('wallet_settlement_link')
      .set({ undone: new Date(nowMs), undone_by: session.userId })
      .where('wallet_settlement_link_id', '=', linkId)
      .execute()
    await postReversal(transaction, {
      source: `settlement:${linkId}`,
      reversal: `settlement-undone:${linkId}`,
      nowMs,
    })
    return {
      table: 'wallet_settlement',
      record: settlementId,
      before: { bank_statement_line: lineId },
      after: { bank_statement_line: null, reason },
    }
  },
}
