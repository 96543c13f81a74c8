import { sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import { auditText as text } from '../rules/messages.ts'
import type { AuditAction, AuditEntry } from '../wire/entry.ts'

export const actionTexts = {
  changed: text.changed,
  refused: text.refused,
  denied: text.denied,
  read: text.read,
  listed: text['listed-act'],
  'signed-in': text['signed-in'],
} as const satisfies Record<AuditAction, unknown>

/** Text for the action: the process's name, with the outcome added unless the action simply changed something. */
export function whatWords({ act, processName }: AuditEntry): Message {
  if (processName === null) return actionTexts[act]
  return act === 'changed'
    ? processName
    : sayInBoth(text['act-of'], { act: actionTexts[act], title: processName })
}

/** Text for the subject of the action, with the name or number of its record. */
export function onWords({ subject, subjectName, record, recordName }: AuditEntry): Message {
  const name = subjectName ?? sameInBoth(subject)
  if (recordName !== null) return sayInBoth(text['on-named'], { name, record: recordName })
  return record === '' ? name : sayInBoth(text['on-record'], { name, record })
}

/** Reason for a refusal or denial; the code itself where no text for it is stored yet. */
export function whyWords({ act, code, codeName }: AuditEntry): Message {
  if (act === 'denied') return text[nothingThere.has(code) ? 'not-there' : 'no-right']
  return codeName ?? sameInBoth(code)
}

const nothingThere: ReadonlySet<string> = new Set(['404', 'plan/not-found'])

/** Label of a fact; its own name where it has no label. */
export function factName({ factNames }: AuditEntry, name: string): Message {
  return factNames[name] ?? sameInBoth(name)
}

export function shortHash(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-2)}`
}

/** A fact of an entry as text; a dash for nothing. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
}
