import { staffWith } from '#features/roles/rules/facts.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { settingMessages as text } from '../rules/messages.ts'
import { type SettingKey, settings } from '../rules/settings.ts'
import type { SettingNow } from '../wire/setting.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import { settingProposal } from './setting.processes.ts'
import { gradingLevels } from './grading-levels.ts'
import { findSettingValue } from './settings.ts'

/** Every setting as it is, who set it, and what waits for a second person. */
export const listSettings = defineProcess({
  ...contracts.settings,
  name: officeLabels.settings,
  roles: staffWith('setting.list'),
  shows: [],
  run: async (_given, { database, session, nowMs }) => {
    const [set, waiting, levels] = await Promise.all([
      lastChanges(database),
      openChanges(database, { session, nowMs }),
      gradingLevels(database.kysely),
    ])
    const keys = Object.keys(settings) as SettingKey[]
    const listed = keys.map(async (key): Promise<SettingNow> => {
      const { twoPeople, isMoney = false } = settings[key]
      const value = await findSettingValue(database.kysely, key)
      const [changed, waits] = [set.get(key) ?? null, waiting.get(key) ?? null]
      const records = key === 'grading' ? levels : []
      return { key, value, changed, twoPeople, needsCode: isMoney, records, waits }
    })
    return { summary: text['settings-listed'], data: { settings: await Promise.all(listed) } }
  },
})

async function lastChanges({
  kysely,
}: Database): Promise<ReadonlyMap<string, SettingNow['changed']>> {
  const rows = await kysely
    .selectFrom('n_setting as s')
    .leftJoin('ad_user as u', 'u.ad_user_id', 's.updatedby')
    .select(['s.n_setting_id as record', 's.key', 's.updated', 'u.name'])
    .execute()
  return new Map(
    rows.map(({ record, key, updated, name }) => [
      key,
      { by: name ?? '', at: updated.toISOString(), record },
    ]),
  )
}

async function openChanges(
  { kysely }: Database,
  { session, nowMs }: Pick<ProcessContext, 'session' | 'nowMs'>,
): Promise<ReadonlyMap<string, SettingNow['waits']>> {
  const rows = await openProposalsOf(kysely, [settingProposal], nowMs)
  return new Map(
    rows.map(({ subject, createdby, entered_by }) => [
      subject,
      { by: entered_by ?? '', isOwn: isOwnEntry({ enteredBy: createdby }, session) },
    ]),
  )
}
