import { staffWith } from '#features/roles/rules/facts.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { settingMessages as text } from '../rules/messages.ts'
import { needsAt } from '../rules/setting-fields.ts'
import {
  findSetting,
  readSetting,
  type SettingKey,
  settings,
  type SettingValues,
} from '../rules/settings.ts'
import { settingInWords } from '../rules/setting-words.ts'
import { withLevels } from './grading-levels.ts'
import { findSettingValue, storeSetting } from './settings.ts'

const roles = staffWith('setting.change')
/** Type of a proposal that changes a setting. */
export const settingProposal = 'setting'

/** Sets a value at once, or proposes it where a second person has to confirm. */
export const changeSetting = defineProcess({
  ...contracts.settingChange,
  name: { en: 'Change a setting', ne: 'सेटिङ बदल्ने' },
  roles,
  run: change,
})

function change(given: Given<typeof contracts.settingChange>, context: ProcessContext) {
  const key = findSetting(given.key)
  if (key === null) return Promise.resolve(unknown())
  const read = readSetting(key, given.value)
  if ('wrong' in read) return Promise.resolve(wrong(key, read.wrong))
  return context.transact(async (transaction, did) => {
    const stored = await findSettingValue(transaction, key)
    const complete = await completed(transaction, { key, json: given.value, value: read.value })
    if ('wrong' in complete) return wrong(key, complete.wrong)
    const before = JSON.stringify(stored)
    const after = JSON.stringify(complete.value)
    if (before === after) return refusal('rule/setting-same', text['setting-same'])
    const { userId } = context.session
    const by = { userId, nowMs: context.nowMs }
    if (!settings[key].twoPeople) {
      const written = await write(transaction, { key, before, after }, by)
      if (isRefusal(written)) return written
      did(written)
      return { summary: text['setting-saved'] }
    }
    const at = { ...context, transaction, did }
    const proposed = await propose(at, { sort: settingProposal, subject: key, before, after })
    if (isRefusal(proposed)) return proposed
    return { summary: text['setting-proposed'], data: { n_proposal_ID: proposed } }
  })
}

type SentValue = { readonly key: SettingKey; readonly json: string; readonly value: unknown }

/** The value as it is stored: of grading, with its levels. */
async function completed(
  transaction: Transaction,
  { key, json, value }: SentValue,
): Promise<{ readonly value: unknown } | { readonly wrong: readonly string[] }> {
  if (key !== 'grading') return { value }
  const sent = { json, value: value as SettingValues['grading'] }
  return withLevels(transaction, sent, await findSettingValue(transaction, key))
}

/** Confirmed as proposed, if the value is still the one it was to replace. */
export const settingType: ProposalType = {
  sort: settingProposal,
  roles,
  inWords: settingInWords,
  proof({ subject }) {
    const key = findSetting(subject)
    return key !== null && settings[key].isMoney === true ? freshCode() : null
  },
  async confirm(transaction, { subject, before, after }, { session, nowMs }) {
    const key = findSetting(subject)
    if (key === null) return unknown()
    if (JSON.stringify(await findSettingValue(transaction, key)) !== before)
      return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
    return write(transaction, { key, before, after }, { userId: session.userId, nowMs })
  },
}

async function write(
  transaction: Transaction,
  { key, before, after }: { key: SettingKey; before: string; after: string },
  by: { readonly userId: number; readonly nowMs: number },
): Promise<Refusal | Change> {
  const read = readSetting(key, after)
  if ('wrong' in read) return wrong(key, read.wrong)
  const record = await storeSetting(transaction, { key, value: read.value }, by)
  return {
    table: 'n_setting',
    record,
    before: { key, value: before },
    after: { key, value: after },
  }
}

function unknown(): Refusal {
  return refusal('rule/setting-unknown', text['setting-unknown'], { status: 404 })
}

/** Names each path that is wrong, with the rule of its field. */
function wrong(key: SettingKey, list: readonly string[]): Refusal {
  return refusal('rule/setting-wrong', text['setting-wrong'], {
    values: { list: list.join(', ') },
    errors: list.map((path) => ({
      field: path,
      message: needsAt(key, path) ?? text['setting-part'],
    })),
  })
}
