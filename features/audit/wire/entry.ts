import * as v from 'valibot'
import { message, list } from '#platform/pure/rest-dialect/answers.ts'

export const auditActions = ['changed', 'refused', 'denied', 'read', 'listed', 'signed-in'] as const
export const auditAction = v.picklist(auditActions)
export type AuditAction = v.InferOutput<typeof auditAction>

/** An entry of the audit trail as the office reads it. */
export const auditEntry = v.object({
  id: v.number(),
  /** ISO timestamp. */
  at: v.string(),
  who: v.string(),
  role: v.string(),
  act: auditAction,
  subject: v.string(),
  record: v.string(),
  /** Owner of the record, with the id of a student's file; null: it has none, or is gone. */
  person: v.nullable(v.object({ id: v.nullable(v.number()), name: v.string() })),
  code: v.string(),
  /** Text of the refusal's code, with open placeholders; null if nothing was refused or no text is stored yet. */
  codeName: v.nullable(message),
  process: v.string(),
  /** Name of the process; null if none was run, or it no longer exists. */
  processName: v.nullable(message),
  /** Name of the subject; null where only the stored name exists. */
  subjectName: v.nullable(message),
  /** Name of a record that has no number, such as a report; null for the others. */
  recordName: v.nullable(message),
  times: v.number(),
  /** Facts as they were stored, or as text. */
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
  /** Labels of the facts before and after; a fact without a label is absent. */
  factNames: v.record(v.string(), message),
  /** Labels of a fact's values; absent if the values are shown as stored. */
  valueNames: v.record(v.string(), v.record(v.string(), message)),
  /** Facts of money, in paisa. */
  amounts: list(v.string()),
  hash: v.string(),
  previousHash: v.string(),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>
