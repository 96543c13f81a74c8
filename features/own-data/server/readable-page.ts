import { type Day, dayInNepal, findDay, timeInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { type Language, type Message, type MessageValues, say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { escapeHtml } from '#platform/pure/text/escape-html.ts'
import type { Column, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { ownDataMessages as text } from '../rules/messages.ts'
import type { OwnRecord } from './own-records.ts'
import type { OwnTable } from './own-tables.ts'

export type OwnData = {
  readonly name: string
  readonly university: Message
  readonly day: Day
  readonly tables: readonly OwnTable[]
  readonly closed: readonly Model[]
}

const style =
  'body{font:16px/1.5 Mukta,system-ui,sans-serif;max-width:50rem;margin:0 auto;padding:1rem;color:#0e151a}' +
  'article{border:1px solid #cdd5da;border-radius:8px;padding:.75rem 1rem;margin:.75rem 0}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;margin:0}dt{color:#47525a}dd{margin:0}'

/** The data as a page of its own to read, in one language; every value as text, nothing loaded, nothing run. */
export function readablePage(data: OwnData, language: Language): string {
  const spoken = (message: Message, values?: MessageValues) =>
    escapeHtml(say(message, language, values))
  const { name, university, tables, closed } = data
  const values = { university, day: formatDay(data.day, language) }
  const list = closed.map(({ label }) => label[language]).join(', ')
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${spoken(text.title, { name })}</title>`,
    `<style>${style}</style><h1>${spoken(text.title, { name })}</h1><p>${spoken(text.lead, values)}</p>`,
    ...(closed.length === 0 ? [] : [`<p>${spoken(text.closed, { list })}</p>`]),
    ...tables.map((table) => sectionOf(table, language)),
    `<p>${spoken(text['not-here'])}</p>`,
    '</html>',
  ].join('\n')
}

function sectionOf({ label, columns, records }: OwnTable, language: Language): string {
  const heading = `<h2>${escapeHtml(label[language])}</h2>`
  const none = `<p>${escapeHtml(say(text.none, language))}</p>`
  const articles = records.map((record) => articleOf(columns, record, language))
  return `<section>${heading}${records.length === 0 ? none : articles.join('')}</section>`
}

function articleOf(columns: readonly Column[], record: OwnRecord, language: Language): string {
  const rows = columns.flatMap((column) => {
    const value = isOwner(column) ? '' : valueOf(column, record[column.name], language)
    if (value === '') return []
    return [`<dt>${escapeHtml(column.label[language])}</dt><dd>${escapeHtml(value)}</dd>`]
  })
  return `<article><dl>${rows.join('')}</dl></article>`
}

/** The person whose page it is: the heading says it. */
const isOwner = ({ type }: Column) => type.is === 'reference' && type.to === 'c_bpartner'

/** A value of the wire in words; '' where there is none, and for a picture, which is a file of its own. */
function valueOf({ type }: Column, value: unknown, language: Language): string {
  if (value === undefined || value === null || type.is === 'image') return ''
  if (typeof value === 'boolean') return say(value ? text.yes : text.no, language)
  if (type.is === 'amount' && typeof value === 'number') return formatRs(rupees(value), language)
  if (typeof value === 'object') return namedBy(value)
  const shown = typeof value === 'string' ? value : JSON.stringify(value)
  if (type.is === 'list') return type.values[shown]?.[language] ?? shown
  if (type.is === 'datetime') return momentOf(Date.parse(shown), language)
  const day = type.is === 'date' ? findDay(shown) : null
  return day === null ? shown : formatDay(day, language)
}

/** Day and time in Nepal of a moment in ms since 1970. */
function momentOf(ms: number, language: Language): string {
  return `${formatDay(dayInNepal(ms), language)}, ${timeInNepal(ms)}`
}

/** A reference or a choice of a list, by its name. */
function namedBy(value: object): string {
  const { identifier, id } = { identifier: undefined, id: undefined, ...value }
  return identifier === undefined && id === undefined
    ? JSON.stringify(value)
    : String(identifier ?? id)
}
