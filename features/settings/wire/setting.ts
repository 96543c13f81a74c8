import type { SettingKey } from '../rules/facts.ts'

/** A setting as the office reads it. */
export type SettingNow = {
  readonly key: SettingKey
  readonly value: unknown
  /** User who set it last, when (ISO timestamp), and its record in the audit trail; null until it is set. */
  readonly changed: { readonly by: string; readonly at: string; readonly record: number } | null
  /** Changed by two people. */
  readonly twoPeople: boolean
  /** The second person proves themselves by a fresh code. */
  readonly needsCode: boolean
  /** A change that waits for its second person. */
  readonly waits: { readonly by: string; readonly isOwn: boolean } | null
}
