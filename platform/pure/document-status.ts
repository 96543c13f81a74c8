import * as common from './labels/common.ts'
import type { Message } from './message.ts'

export type DocStatus = 'DR' | 'IP' | 'AP' | 'CO' | 'CL'
export type StatusTone = 'done' | 'closed' | 'draft' | 'waiting'
export type StatusLabel = { readonly text: Message; readonly tone: StatusTone }

const pending: StatusLabel = { text: common.pending, tone: 'waiting' }

/** Labels of the document statuses (SPEC §4 Status labels). */
const labels = {
  AP: { text: common.approved, tone: 'done' },
  CO: { text: { en: 'Completed', ne: 'सम्पन्न' }, tone: 'done' },
  CL: { text: common.closed, tone: 'closed' },
  DR: { text: { en: 'Draft', ne: 'मस्यौदा' }, tone: 'draft' },
  IP: pending,
} as const satisfies Record<DocStatus, StatusLabel>

export function findDocStatus(text: unknown): DocStatus | null {
  return typeof text === 'string' && Object.hasOwn(labels, text) ? (text as DocStatus) : null
}

/** Names of the statuses in iDempiere's own list, besides our labels. */
const otherNames: Readonly<Record<string, DocStatus>> = {
  drafted: 'DR',
  draft: 'DR',
  'in progress': 'IP',
  approved: 'AP',
  completed: 'CO',
  closed: 'CL',
}

/** A status by its code, or by its name in any case. */
export function findNamedStatus(text: string): DocStatus | null {
  const name = text.trim().toLowerCase()
  return findDocStatus(text) ?? (Object.hasOwn(otherNames, name) ? otherNames[name] : null) ?? null
}

/** Any other or missing status reads 'Pending'. */
export function docStatusLabel(status: DocStatus | null): StatusLabel {
  return status === null ? pending : labels[status]
}
