import * as v from 'valibot'
import { accountCodes } from './all/account-codes.ts'
import { daysOff } from './all/days-off.ts'
import { entranceScores } from './all/entrance-scores.ts'
import { grading } from './all/grading.ts'
import { helpDesk } from './all/help-desk.ts'
import { hold } from './all/hold.ts'
import { library } from './all/library.ts'
import { notices } from './all/notices.ts'
import { numberFormats } from './all/number-formats.ts'
import { reconciliation } from './all/reconciliation.ts'
import { retention } from './all/retention.ts'
import { retotaling } from './all/retotaling.ts'
import { university } from './all/university.ts'
import { universityRegistration } from './all/university-registration.ts'
import { voucherApproval } from './all/voucher-approval.ts'
import { voucherBanks } from './all/voucher-banks.ts'
import type { Setting } from './setting.ts'

/** Every setting by its key. A new one is a file in `all/` and a line here: form, audit log and list follow from it. */
export const settings = {
  university,
  'help-desk': helpDesk,
  'university-registration': universityRegistration,
  'number-formats': numberFormats,
  'days-off': daysOff,
  library,
  retotaling,
  grading,
  'entrance-scores': entranceScores,
  'voucher-approval': voucherApproval,
  'voucher-banks': voucherBanks,
  reconciliation,
  hold,
  'account-codes': accountCodes,
  notices,
  retention,
}
export type SettingKey = keyof typeof settings
/** Values of every setting, by key. */
export type SettingValues = {
  readonly [Key in SettingKey]: (typeof settings)[Key] extends Setting<infer Value> ? Value : never
}

/** The setting of a key, whichever it is. */
export function settingOf<Key extends SettingKey>(key: Key): Setting<SettingValues[Key]> {
  const all: { readonly [Each in SettingKey]: Setting<SettingValues[Each]> } = settings
  return all[key]
}

export function findSetting(key: string): SettingKey | null {
  return Object.hasOwn(settings, key) ? (key as SettingKey) : null
}

/** The value a text of JSON holds for a setting, or the paths that are not as they must be (`hours.en`). */
export function readSetting<Key extends SettingKey>(
  key: Key,
  json: string,
): { readonly value: SettingValues[Key] } | { readonly wrong: readonly string[] } {
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    return { wrong: ['value'] } // no JSON at all
  }
  const read = v.safeParse(settingOf(key).schema, given)
  return read.success
    ? { value: read.output }
    : { wrong: [...new Set(read.issues.map((issue) => v.getDotPath(issue) ?? 'value'))] }
}
