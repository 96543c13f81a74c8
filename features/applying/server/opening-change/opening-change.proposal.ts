import type { Insertable } from 'kysely'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type {
  Dictionary,
  Model,
  Values,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import {
  changeRecord,
  lockRecord,
  recordChanged,
} from '#features/registers/server/change-record.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { openingChangeText as text } from '../../rules/returns/opening-change-messages.ts'
import { openingWithdrawalText } from '../../rules/returns/opening-withdrawal-messages.ts'
import { openingIn } from '../opening-withdrawal/opening-withdrawal.proposal.ts'
import { noOpening, openingModelOf } from '../opening-withdrawal/withdraw-opening.ts'
import { findOpeningName } from '../opening-withdrawal/withdrawn-opening.ts'
import type { OpeningChangeTable } from '../tables.ts'
import type { Recheck } from '../withdrawal/application-recheck.ts'
import { agreedColumns, valueText } from './agreed-columns.ts'
import { countTouched, queueNotices } from './touched-applicants.ts'

export const changeType = 'opening-changed'

/** Name of an opening, and values by column as they are stored. */
export type StoredChange = { readonly values: Values }
type StoredProposal = {
  readonly values: Values
  readonly reason: string
  readonly reasonNe: string
}
type Services = { readonly dictionary: Dictionary; readonly rechecks: readonly Recheck[] }

/** When a second person confirms, the opening gets its new fees and days, and unpaid applicants are notified. */
export const openingChanges = ({ dictionary, rechecks }: Services): ProposalType => ({
  sort: changeType,
  roles: staffWith('opening.manage'),
  proof: freshCode,
  async view(reader, { subject, before, after }) {
    const opening = openingIn(subject)
    const model = openingModelOf(dictionary, opening.table)
    if (model === null) return null
    const { values: now }: StoredChange = JSON.parse(before)
    const { values, reason, reasonNe }: StoredProposal = JSON.parse(after)
    const touched = await countTouched(reader, rechecks, {
      ...opening,
      isOfDays: hasDays(model, values),
    })
    return {
      subject: await findOpeningName(reader, opening),
      fields: [
        ...changedColumns(model, values).map((column) => ({
          name: column.label,
          now: valueText(column, now[column.name] ?? null),
          proposed: valueText(column, values[column.name] ?? null),
        })),
        { name: openingWithdrawalText.reason, now: null, proposed: reason },
        { name: openingWithdrawalText['reason-ne'], now: null, proposed: reasonNe },
        { name: text.touched, now: null, proposed: String(touched) },
      ],
      checks: [],
      lists: [],
      sheet: null,
    }
  },
  async confirm(transaction, { subject, before, after, createdby }, { session, nowMs }) {
    const { table, id } = openingIn(subject)
    const model = openingModelOf(dictionary, table)
    if (model === null) return noOpening
    const { values: now }: StoredChange = JSON.parse(before)
    const { values, reason, reasonNe }: StoredProposal = JSON.parse(after)
    const write = { transaction, session, nowMs }
    const record = await lockRecord(model, id, write)
    const isOutdated = Object.keys(values).some((each) => record?.[each] !== now[each])
    if (record === null || isOutdated) return recordChanged
    const version = Number(record['version'])
    const changed = await changeRecord(model, { id, version, values, isAgreed: true }, write)
    if (isRefusal(changed)) return changed
    const name = await findOpeningName(transaction, { table, id })
    const message = noticeOf(model, { name, now, values, reason: { en: reason, ne: reasonNe } })
    const changeId = await storeChange(transaction, {
      opening_table: table,
      opening_id: id,
      message: message.en,
      message_ne: message.ne,
      changed: new Date(nowMs),
      proposed_by: createdby,
      confirmed_by: session.userId,
    })
    const touching = { table, id, isOfDays: hasDays(model, values) }
    await queueNotices(transaction, rechecks, { ...touching, changeId })
    return { table, record: id, before: now, after: { ...values, reason } }
  },
})

function changedColumns(model: Model, values: Values) {
  return agreedColumns(model).filter(({ name }) => name in values)
}

function hasDays(model: Model, values: Values): boolean {
  return changedColumns(model, values).some(({ isApplyingDay }) => isApplyingDay === true)
}

type Noticed = StoredChange & {
  readonly name: Message
  readonly now: Values
  readonly reason: Message
}

/** The notice of a change: each column with its value before and after, and the reason. */
function noticeOf(model: Model, { name, now, values, reason }: Noticed): Message {
  const parts = changedColumns(model, values).map((column) =>
    sayInBoth(text.change, {
      label: column.label,
      now: valueText(column, now[column.name] ?? null),
      proposed: valueText(column, values[column.name] ?? null),
    }),
  )
  const changes = {
    en: parts.map(({ en }) => en).join('; '),
    ne: parts.map(({ ne }) => ne).join('; '),
  }
  return sayInBoth(text.notice, { name, changes, reason })
}

async function storeChange(
  transaction: Transaction,
  change: Insertable<OpeningChangeTable>,
): Promise<number> {
  const { opening_change_id: id } = await transaction
    .insertInto('opening_change')
    .values(change)
    .returning('opening_change_id')
    .executeTakeFirstOrThrow()
  return id
}
