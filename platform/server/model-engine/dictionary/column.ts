import type { Message } from '#platform/pure/message.ts'
import type { Column } from './dictionary.ts'

type More = Omit<Column, 'name' | 'label' | 'type'>
type Plain =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'time'
  | 'amount'
  | 'image'

const plain =
  (is: Plain) =>
  (name: string, label: Message, more: More = {}): Column => ({
    name,
    label,
    type: { is },
    ...more,
  })

/** Columns of a model, in one line each: `column.text('Name', { en, ne }, { mandatory: true })`. */
export const column = {
  text: plain('text'),
  integer: plain('integer'),
  number: plain('number'),
  boolean: plain('boolean'),
  date: plain('date'),
  datetime: plain('datetime'),
  time: plain('time'),
  amount: plain('amount'),
  image: plain('image'),
  reference: (name: string, label: Message, at: { to: string } & More): Column => {
    const { to, ...more } = at
    return { name, label, type: { is: 'reference', to }, ...more }
  },
  list: (
    name: string,
    label: Message,
    at: { values: Readonly<Record<string, Message>> } & More,
  ): Column => {
    const { values, ...more } = at
    return { name, label, type: { is: 'list', values }, ...more }
  },
} as const

export const readOnly = { readOnly: true } as const
