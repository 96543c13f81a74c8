import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { DueStatus } from './book.ts'
import { bookMessages as text } from './messages.ts'

/** Colour tone of each status. */
export const dueTones = {
  overdue: 'problem',
  'due-today': 'turn',
  'due-soon': 'turn',
  active: 'done',
  unknown: 'closed',
} as const satisfies Record<DueStatus['is'], string>

/** 'Overdue (3 days overdue)', 'Due Today', 'Due Soon (2 days left)', 'Active (17 days left)', 'Unknown'. */
export function dueWords(status: DueStatus): Message {
  const [is, more] = [text[status.is], moreOf(status)]
  return more === null ? is : { en: `${is.en} ${more.en}`, ne: `${is.ne} ${more.ne}` }
}

function moreOf(status: DueStatus): Message | null {
  if ('days' in status)
    return sayInBoth(text[status.is === 'overdue' ? 'days-overdue' : 'days-left'], {
      n: status.days,
    })
  if (status.is !== 'unknown') return null
  return { en: `(${text['no-date'].en})`, ne: `(${text['no-date'].ne})` }
}
