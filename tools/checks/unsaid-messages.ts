import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Source = { readonly path: string; readonly text: string }
/** One exported object of sentences: `authMessages` of features/auth/rules/messages.ts. */
type Catalogue = {
  readonly path: string
  readonly name: string
  readonly sentences: Readonly<Record<string, unknown>>
}

const notCode = /\.(test|spec|d)\.ts|^e2e\/|\/testing\/|^bench\/|^tools\//

/**
 * Messages that no code can show, as `file: name.key`. A message counts as shown if a file that knows its catalogue, or
 * one of its folder, names the key: `text.key`, `text['key']`, `'key'` as a reason, or a template that can become it.
 * Once a catalogue is passed on as a whole, or indexed by a value known only at run time, any file may name the key.
 */
export async function unsaidMessages(root: string): Promise<readonly string[]> {
  const sources = readSources(root)
  const catalogues = await readCatalogues(root, sources)
  const used = new Set(catalogues.flatMap((catalogue) => usedMessages(catalogue, sources)))
  return catalogues.flatMap(({ path, name, sentences }) =>
    Object.entries(sentences)
      .filter(([, sentence]) => !used.has(sentence))
      .map(([key]) => `${path}: ${name}.${key}`),
  )
}

/** By identity: a sentence spread into another catalogue is one sentence. */
function usedMessages(catalogue: Catalogue, sources: readonly Source[]): readonly unknown[] {
  const { name, sentences } = catalogue
  const near = sources.filter((source) => isNear(source, catalogue))
  if (near.some(({ text }) => goesThroughAll(text, aliasOf(text, name))))
    return Object.values(sentences)
  const anywhere = near.some(({ text }) => isHandedOn(text, aliasOf(text, name)))
  const others = anywhere ? sources.filter(({ path }) => !path.endsWith('messages.ts')) : []
  return Object.entries(sentences)
    .filter(
      ([key]) =>
        near.some(({ text }) => names(text, key) || builds(text, key)) ||
        others.some(({ text }) => names(text, key)),
    )
    .map(([, sentence]) => sentence)
}

function readSources(root: string): readonly Source[] {
  return globSync('{apps,platform,features,kinds}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !notCode.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
}

async function readCatalogues(
  root: string,
  sources: readonly Source[],
): Promise<readonly Catalogue[]> {
  const paths = sources.map(({ path }) => path).filter((path) => path.endsWith('messages.ts'))
  const modules = await Promise.all(
    paths.map(async (path) => ({ path, exported: await import(`${root}/${path}`) })),
  )
  return modules.flatMap(({ path, exported }) =>
    Object.entries<unknown>(exported).flatMap(([name, sentences]) =>
      isCatalogue(sentences) ? [{ path, name, sentences }] : [],
    ),
  )
}

/** Objects of {en, ne}; lists of messages are shown as a whole. */
function isCatalogue(value: unknown): value is Catalogue['sentences'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === 'object' && each !== null && 'en' in each)
  )
}

/** Files that import the catalogue, whichever way, and those of its own folder, where its reasons are born. */
function isNear({ path, text }: Source, catalogue: Catalogue): boolean {
  if (path.endsWith('messages.ts')) return false
  if (new RegExp(`\\b${catalogue.name}\\b`).test(text)) return true
  return dirname(dirname(path)) === dirname(dirname(catalogue.path))
}

function aliasOf(text: string, name: string): string {
  return new RegExp(`\\b${name} as (\\w+)`).exec(text)?.[1] ?? name
}

function goesThroughAll(text: string, alias: string): boolean {
  return new RegExp(`Object\\.(entries|values|keys)\\(${alias}\\)`).test(text)
}

/** `texts={text}`, `{ texts: text }`, `{ ...text }`, `text[reason]`. */
function isHandedOn(text: string, alias: string): boolean {
  const code = text.replaceAll(/^(import|export) [^;]*? from .*$/gm, '')
  return new RegExp(`(?:(?<=\\.{3})|(?<![\\w.'-]))${alias}(\\[[a-zA-Z]|\\s*[,})\\n])`).test(code)
}

function names(text: string, key: string): boolean {
  const property = /^\w+$/.test(key) && new RegExp(`\\.${key}\\b`).test(text)
  return property || text.includes(`'${key}'`)
}

/** `${which}-failed` can become photo-failed. */
function builds(text: string, key: string): boolean {
  const templates = text.matchAll(/`((?:[\w-]|\$\{[^}`]*\})*)`/g)
  return Array.from(templates, ([, template = '']) => template.split(/\$\{[^}]*\}/)).some(
    (fixed) =>
      /[a-z]{3}/.test(fixed.join('')) && new RegExp(`^${fixed.join('[\\w-]+')}$`).test(key),
  )
}
