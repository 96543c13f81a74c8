import { escapeHtml } from '#platform/pure/text/escape-html.ts'
import { createHash } from 'node:crypto'
import { type Message, type MessageValues, say } from '#platform/pure/message.ts'
import { demonstration } from '#features/institution/rules/facts.ts'
import type { Institution } from '#features/institution/server/institution.ts'
import { checkMessages as text } from '../../rules/check-messages.ts'
import type { CheckLine } from './check-lines.ts'

/** The Devanagari half of our font, which a phone may not have. */
export const checkFontPath = '/check/mukta-devanagari.woff2'

const style = `@font-face{font-family:Mukta;src:url(${checkFontPath}) format("woff2");font-display:swap;unicode-range:U+900-97F,U+200C-200D,U+25CC}
body{font:16px/1.5 Mukta,system-ui,sans-serif;margin:0;background:#f7f9fb;color:#0e151a}
main{max-width:36rem;margin:0 auto;padding:24px 16px}section{background:#fff;border:1px solid #e1e6ea;border-radius:12px;padding:20px}
h1{font-size:1.375rem;line-height:1.35;margin:0}h2{font-size:1.0625rem;margin:20px 0 0}p{margin:.5rem 0 0}dl{margin:16px 0 0;border-top:1px solid #e1e6ea}
dt{color:#47525a;margin-top:12px}dd{margin:0;font-weight:600;overflow-wrap:anywhere}dd small,h1 small{font-weight:400}del{color:#47525a}
img{display:block;width:105px;height:135px;object-fit:cover;border-radius:4px}.yes{color:#145d36}.no{color:#8f2523}small{color:#47525a}`

/** A page has one style and at most one picture, both in it; only our font is loaded, and nothing is run. */
export const plainPageCsp = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; font-src 'self'; img-src data:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

export type PageContent = {
  readonly sign: 'yes' | 'no'
  readonly title: Message
  readonly says: readonly { readonly message: Message; readonly values: MessageValues }[]
  readonly lines: readonly CheckLine[]
  /** JPEG. */
  readonly photo: Uint8Array | null
}

type Named = Pick<Institution, 'name' | 'isDemo'>

/** The check page: every sentence, label and value in both languages, every value as text. */
export function htmlPage(
  institution: Named,
  { sign, title, says, lines, photo }: PageContent,
): string {
  const mark = sign === 'yes' ? '✓' : '✕'
  const heading = `<h1 class="${sign}">${mark} ${titleOf(title, institution)}</h1>`
  const sentences = says.map(({ message, values }) => `<p>${inBoth(message, values)}</p>`)
  const rows = [...(photo === null ? [] : [photoOf(photo)]), ...lines.map(rowOf)]
  const list = rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`
  return plainPage(institution, `${heading}${sentences.join('')}${list}`)
}

function photoOf(photo: Uint8Array): string {
  const source = `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`
  return `<dt>${inBoth(text.photo)}</dt><dd><img alt="${text.photo.en}" src="${source}"></dd>`
}

function rowOf({ label, value, isStruck }: CheckLine): string {
  const shown = typeof value === 'string' ? escapeHtml(value) : inBoth(value)
  const text = isStruck === true ? `<del>${shown}</del>` : shown
  return `<dt>${inBoth(label)}</dt><dd>${text}</dd>`
}

function titleOf(message: Message, { name }: Named): string {
  const values = { institution: name }
  const nepali = escapeHtml(say(message, 'ne', values))
  return `${escapeHtml(say(message, 'en', values))}<br><small lang="ne">${nepali}</small>`
}

/** English, then Nepali where it says it otherwise. */
export function inBoth(message: Message, values: MessageValues = {}): string {
  const english = say(message, 'en', values)
  const nepali = say(message, 'ne', values)
  const second =
    nepali === '' || nepali === english ? '' : ` <small lang="ne">${escapeHtml(nepali)}</small>`
  return `${escapeHtml(english)}${second}`
}

/** A page of the server itself, without a script; `body` is HTML. */
export function plainPage({ name, isDemo }: Named, body: string): string {
  const mark = isDemo ? `<p><strong>${inBoth(demonstration)}</strong></p>` : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(name.en)}</title><style>${style}</style><main><section>${mark}${body}</section></main></html>`
}
