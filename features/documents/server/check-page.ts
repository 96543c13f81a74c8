import { createHash, type KeyObject } from 'node:crypto'
import { findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { type Message, say } from '#platform/pure/message.ts'
import { verifyFacts } from '#platform/server/pdf/signed-facts.ts'
import type { Institution } from '#features/institution/server/institution.ts'
import { checkMessages as text } from '../rules/check-messages.ts'

const programForm = [
  text.document,
  text.name,
  text['roll-number'],
  text['what-for'],
  text.courses,
  text.amount,
  text.issued,
]

/** The facts a document's code carries, in their order, by the letters its number begins with. */
const labels: Readonly<Record<string, readonly Message[]>> = {
  AC: [text.document, text.name, text.exam, text.day, text.centre, text.part],
  AD: programForm,
  CR: programForm,
  R: [text.document, text.amount, text.name, text['what-for'], text.received],
}

const style = `body{font:16px/1.5 Mukta,system-ui,sans-serif;margin:0;background:#f7f9fb;color:#0e151a}
main{max-width:36rem;margin:0 auto;padding:24px 16px}section{background:#fff;border:1px solid #e1e6ea;border-radius:12px;padding:20px}
h1{font-size:1.375rem;line-height:1.35;margin:0}p{margin:.5rem 0 0}dl{margin:16px 0 0;border-top:1px solid #e1e6ea}
dt{color:#47525a;margin-top:12px}dd{margin:0;font-weight:600;overflow-wrap:anywhere}.yes{color:#145d36}.no{color:#8f2523}small{color:#47525a}`

export const checkPageCsp = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

export type CheckPage = { readonly status: 200 | 404; readonly html: string }

/**
 * What a scanned code says, so that it can be compared with the paper: not "valid" but each fact, in both languages.
 * The signature alone decides; no account, no personal data beyond the paper's own.
 */
export function checkPage(
  scanned: { readonly code: string; readonly token: string },
  {
    institution,
    phone,
    publicKey,
  }: { readonly institution: Institution; readonly phone: string; readonly publicKey: KeyObject },
): CheckPage {
  const facts = verifyFacts(scanned.token, [publicKey])
  const known = facts !== null && facts[0] === scanned.code ? facts : null
  return known === null
    ? { status: 404, html: page(institution, refusalOf(institution, phone)) }
    : { status: 200, html: page(institution, factsOf(known, institution)) }
}

function refusalOf(institution: Institution, phone: string): string {
  const help = inBoth(text['not-genuine-help'], { phone })
  return `<h1 class="no">✕ ${title(text['not-genuine'], institution)}</h1><p>${help}</p>`
}

function factsOf(facts: readonly string[], institution: Institution): string {
  const own = labels[facts[0]?.split('-')[0] ?? ''] ?? []
  const rows = facts.map((fact, index) => {
    const label = own[index] ?? text.document
    return fact === '' ? '' : `<dt>${inBoth(label)}</dt><dd>${escapeHtml(shown(fact))}</dd>`
  })
  return `<h1 class="yes">✓ ${title(text.genuine, institution)}</h1><p>${inBoth(text.compare)}</p><dl>${rows.join('')}</dl>`
}

function shown(fact: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(fact) ? findDay(fact) : null
  if (day !== null) return formatDay(day, 'en')
  return fact === 'stub' ? `${text.stub.en} · ${text.stub.ne}` : fact
}

function title(message: Message, { name, name_ne }: Institution): string {
  return `${escapeHtml(say(message, 'en', { institution: name }))}<br><small lang="ne">${escapeHtml(say(message, 'ne', { institution: name_ne }))}</small>`
}

function inBoth(message: Message, values: Record<string, string> = {}): string {
  return `${escapeHtml(say(message, 'en', values))} <small lang="ne">${escapeHtml(say(message, 'ne', values))}</small>`
}

function page({ name }: Institution, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(name)}</title><style>${style}</style><main><section>${body}</section></main></html>`
}

function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
