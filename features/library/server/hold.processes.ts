import { staffWith } from '#features/roles/rules/facts.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import { type CopyRow, lockCopy, unknownCopy } from './copies.ts'
import { keepForNext, heldFor, lockTitle } from './holds.ts'
import { readerRefused } from './readers.ts'

const roles = staffWith('library.desk')

/** A student waits for a title, named by any copy of it. */
const hold = defineProcess({
  ...contracts.libraryHold,
  name: { en: 'Reserve a title', ne: 'पुस्तक आरक्षण गर्ने' },
  roles,
  run: (given, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const id = given.a_asset_ID
      const row = await lockCopy(transaction, { id, clientId: session.clientId })
      if (row === null) return unknownCopy()
      await lockTitle(transaction, row)
      const partnerId = given.C_BPartner_ID
      const today = dayInNepal(nowMs)
      const refused =
        (await readerRefused(transaction, { partnerId, clientId: row.ad_client_id })) ??
        (await holdRefused(transaction, { row, partnerId, today }))
      if (refused !== null) return refused
      const facts = { c_bpartner_id: partnerId, title: row.name, titlekey: row.titlekey }
      const stamp = { createdby: session.userId, updatedby: session.userId }
      const { n_library_hold_id: record } = await transaction
        .insertInto('n_library_hold')
        .values({ ...facts, ...stamp, created: new Date(nowMs), updated: new Date(nowMs) })
        .returning('n_library_hold_id')
        .executeTakeFirstOrThrow()
      const before = { c_bpartner_id: null, title: null, titlekey: null }
      did({ table: 'n_library_hold', record, before, after: facts })
      return { summary: text.reserved, data: { n_library_hold_ID: record } }
    }),
})

/** Refuses to reserve a title twice, a title the reader has, or one that is on the shelf. */
async function holdRefused(
  transaction: Transaction,
  at: { readonly row: CopyRow; readonly partnerId: number; readonly today: Day },
): Promise<Refusal | null> {
  const { row, partnerId, today } = at
  const copies = await transaction
    .selectFrom('a_asset')
    .selectAll()
    .where('ad_client_id', '=', row.ad_client_id)
    .where('titlekey', '=', row.titlekey)
    .where('isactive', '=', true)
    .execute()
  if (copies.some(({ c_bpartner_id }) => c_bpartner_id === partnerId))
    return refusal('rule/has-it', text['has-it'], { status: 409 })
  const waits = await transaction
    .selectFrom('n_library_hold')
    .select('n_library_hold_id')
    .where('ad_client_id', '=', row.ad_client_id)
    .where('c_bpartner_id', '=', partnerId)
    .where('titlekey', '=', row.titlekey)
    .where('holdstate', 'in', ['waiting', 'kept'])
    .executeTakeFirst()
  if (waits !== undefined) return refusal('rule/waits', text['waits-already'], { status: 409 })
  for (const copy of copies.filter(({ c_bpartner_id }) => c_bpartner_id === null)) {
    const held = await heldFor(transaction, { row: copy, today })
    if (held === null) return refusal('rule/on-shelf', text['on-shelf'], { status: 409 })
  }
  return null
}

/** Ends a reservation; a copy reserved for it goes to the next reader. */
const endHold = defineProcess({
  ...contracts.libraryHoldEnd,
  name: { en: 'End a reservation', ne: 'आरक्षण अन्त्य गर्ने' },
  roles,
  run: giveUp,
})

function giveUp(
  given: Given<typeof contracts.libraryHoldEnd>,
  { session, nowMs, transact }: ProcessContext,
) {
  return transact(async (transaction, did) => {
    const holdId = given.n_library_hold_ID
    const waits = await transaction
      .selectFrom('n_library_hold')
      .selectAll()
      .where('n_library_hold_id', '=', holdId)
      .where('ad_client_id', '=', session.clientId)
      .where('holdstate', 'in', ['waiting', 'kept'])
      .executeTakeFirst()
    if (waits === undefined)
      return refusal('rule/hold-unknown', text['hold-unknown'], { status: 404 })
    await lockTitle(transaction, waits)
    const ended = await transaction
      .updateTable('n_library_hold')
      .set({ holdstate: 'given-up', updated: new Date(nowMs), updatedby: session.userId })
      .where('n_library_hold_id', '=', holdId)
      .where('holdstate', 'in', ['waiting', 'kept'])
      .returning('a_asset_id')
      .executeTakeFirst()
    if (ended === undefined)
      return refusal('rule/hold-unknown', text['hold-unknown'], { status: 404 })
    if (ended.a_asset_id !== null)
      await passOn(transaction, { copyId: ended.a_asset_id, clientId: session.clientId, nowMs })
    did({
      table: 'n_library_hold',
      record: holdId,
      before: { holdstate: waits.holdstate },
      after: { holdstate: 'given-up' },
    })
    return { summary: text['hold-ended'] }
  })
}

async function passOn(
  transaction: Transaction,
  at: { readonly copyId: number; readonly clientId: number; readonly nowMs: number },
): Promise<void> {
  const row = await transaction
    .selectFrom('a_asset')
    .selectAll()
    .where('a_asset_id', '=', at.copyId)
    .executeTakeFirstOrThrow()
  const rules = await findSettingValue(transaction, 'library')
  await keepForNext(transaction, { row, rules, today: dayInNepal(at.nowMs), nowMs: at.nowMs })
}

export const holdProcesses: readonly Process[] = [hold, endHold]
