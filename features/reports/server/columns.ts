import type { Message } from '#platform/pure/message.ts'
import type { ReportColumn } from './report.ts'

type More = Omit<ReportColumn, 'id' | 'label' | 'type'>

export function text(id: string, label: Message, more: More = {}): ReportColumn {
  return { id, label, type: 'text', ...more }
}

/** Students that are counted: a group of few is hidden. */
export function students(id: string, label: Message): ReportColumn {
  return { id, label, type: 'number', isCount: true }
}

export function number(id: string, label: Message, more: More = {}): ReportColumn {
  return { id, label, type: 'number', ...more }
}

export function rupees(id: string, label: Message, more: More = {}): ReportColumn {
  return { id, label, type: 'rupees', ...more }
}

export function day(id: string, label: Message): ReportColumn {
  return { id, label, type: 'day' }
}

/** A mark or an average with two decimals, which says nothing when summed. */
export function decimal(id: string, label: Message): ReportColumn {
  return { id, label, type: 'decimal' }
}

/** Percentage of two summed columns. */
export function share(id: string, label: Message, of: ReportColumn['of'] & {}): ReportColumn {
  return { id, label, type: 'percent', of }
}

/** Mean of a summed column over the number of another one. */
export function mean(id: string, label: Message, of: ReportColumn['of'] & {}): ReportColumn {
  return { id, label, type: 'decimal', of }
}

/** A sum from which only shares and means are computed. */
export function helper(id: string): ReportColumn {
  return { id, label: { en: id, ne: id }, type: 'number', isHelper: true }
}
