import type { Message } from '#platform/pure/message.ts'

export const auditActs = ['changed', 'refused', 'denied', 'read', 'listed', 'signed-in'] as const
export type AuditAct = (typeof auditActs)[number]

/** An entry of the audit trail as the office reads it. */
export type AuditEntry = {
  readonly id: number
  /** ISO instant. */
  readonly at: string
  readonly who: string
  readonly role: string
  readonly act: AuditAct
  readonly subject: string
  readonly record: string
  readonly code: string
  /** What a refusal with this code says, its places open; null where nothing was refused, or nobody has said it yet. */
  readonly codeName: Message | null
  readonly process: string
  /** What the process calls itself; null where none was run, or it is no more. */
  readonly processName: Message | null
  /** What the subject is called; null where it has no name but its own. */
  readonly subjectName: Message | null
  readonly times: number
  /** Facts as they were written, or in words. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  /** What the facts before and after are called; absent where one has no name but its own. */
  readonly factNames: Readonly<Record<string, Message>>
  /** What values of a fact are called; absent where one is read as it was written. */
  readonly valueNames: Readonly<Record<string, Readonly<Record<string, Message>>>>
  /** Facts of money, in paisa. */
  readonly amounts: readonly string[]
  readonly hash: string
  readonly previousHash: string
}
