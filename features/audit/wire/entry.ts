import type { Message } from '#platform/pure/message.ts'

export const auditActions = ['changed', 'refused', 'denied', 'read', 'listed', 'signed-in'] as const
export type AuditAction = (typeof auditActions)[number]

/** An entry of the audit trail as the office reads it. */
export type AuditEntry = {
  readonly id: number
  /** ISO timestamp. */
  readonly at: string
  readonly who: string
  readonly role: string
  readonly act: AuditAction
  readonly subject: string
  readonly record: string
  readonly code: string
  /** Text of the refusal's code, with open placeholders; null if nothing was refused or no text is stored yet. */
  readonly codeName: Message | null
  readonly process: string
  /** Name of the process; null if none was run, or it no longer exists. */
  readonly processName: Message | null
  /** Name of the subject; null where only the stored name exists. */
  readonly subjectName: Message | null
  readonly times: number
  /** Facts as they were stored, or as text. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  /** Labels of the facts before and after; a fact without a label is absent. */
  readonly factNames: Readonly<Record<string, Message>>
  /** Labels of a fact's values; absent if the values are shown as stored. */
  readonly valueNames: Readonly<Record<string, Readonly<Record<string, Message>>>>
  /** Facts of money, in paisa. */
  readonly amounts: readonly string[]
  readonly hash: string
  readonly previousHash: string
}
