import { auditText as text } from '../rules/messages.ts'
import type { AuditAct } from '../wire/entry.ts'

export const actWords = {
  changed: text.changed,
  refused: text.refused,
  denied: text.denied,
  read: text.read,
  listed: text['listed-act'],
  'signed-in': text['signed-in'],
} as const satisfies Record<AuditAct, unknown>

export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-2)}`
}

/** A fact of an entry as text; a dash for nothing. */
export function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
}
