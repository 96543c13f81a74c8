import { escapeHtml } from '#platform/pure/text/escape-html.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { demonstration } from '#features/institution/rules/facts.ts'
import type { Institution } from '#features/institution/server/institution.ts'
import type { Brand } from './brand.ts'
import type { Encoding } from './request/encodings.ts'
import { jsonMark, nameMark } from '#features/institution/wire/institution-in-page.ts'

/** Icons of the product, as the pages link to them. */
const iconMark = '/icon.svg" type="image/svg+xml"'
const phoneIconMark = '/icon-192.png"'

export type BuiltPage = Readonly<Record<Encoding, Buffer>>

type NamedInPage = Pick<Institution, 'name' | 'isSignUpOpen' | 'isDemo'> & {
  readonly brand: Brand | null
}

const demonstrationMark = `<aside class="demonstration" aria-label="${demonstration.en}">${demonstration.en} <span lang="ne">${demonstration.ne}</span></aside>`

/** The pages of a build by file name, with the university written in, in each encoding. */
export function builtPages(
  folder: string,
  institution: NamedInPage,
): ReadonlyMap<string, BuiltPage> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  return new Map(
    files.map((file) => [file, builtPage(readFileSync(join(folder, file), 'utf8'), institution)]),
  )
}

function builtPage(html: string, { name, isSignUpOpen, isDemo, brand }: NamedInPage): BuiltPage {
  const json = JSON.stringify({ name: name.en, nameNe: name.ne, isSignUpOpen }).replaceAll(
    '<',
    '\\u003c',
  )
  const identity = Buffer.from(
    html
      .replaceAll(jsonMark, () => json)
      .replaceAll(nameMark, () => escapeHtml(name.en))
      .replace('</head>', () => `${brand === null ? '' : `<style>${brand.style}</style>`}</head>`)
      .replaceAll(iconMark, () => (brand === null ? iconMark : `${brand.iconPath}"`))
      .replaceAll(phoneIconMark, () => (brand === null ? phoneIconMark : `${brand.iconPath}"`))
      .replace('</body>', () => `${isDemo ? demonstrationMark : ''}</body>`),
  )
  return { identity, gzip: gzipSync(identity, { level: 9 }), br: brotliOf(identity) }
}

function brotliOf(page: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: page.length }
  return brotliCompressSync(page, { params })
}
