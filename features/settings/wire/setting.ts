import * as v from 'valibot'
import { keyOf, list, message } from '#platform/pure/rest-dialect/answers.ts'
import { settings } from '../rules/settings.ts'

/** A record of a register that a setting may name. */
const settingRecord = v.object({ id: v.number(), name: message, isActive: v.boolean() })
export type SettingRecord = v.InferOutput<typeof settingRecord>

/** A setting as the office reads it. */
export const settingNow = v.object({
  key: keyOf(settings),
  value: v.unknown(),
  /** User who set it last, when (ISO timestamp), and its record in the audit trail; null until it is set. */
  changed: v.nullable(
    v.object({
      by: v.string(),
      at: v.string(),
      record: v.number(),
    }),
  ),
  /** Changed by two people. */
  twoPeople: v.boolean(),
  /** The second person proves themselves by a fresh code. */
  needsCode: v.boolean(),
  /** Records of the register that its tables are of: levels of grading; of others none. */
  records: list(settingRecord),
  /** A change that waits for its second person. */
  waits: v.nullable(
    v.object({
      by: v.string(),
      isOwn: v.boolean(),
    }),
  ),
})
export type SettingNow = v.InferOutput<typeof settingNow>
