import { inflateSync } from 'node:zlib'

/** A run of text as a reader of the PDF would copy it; `x` and `y` are its baseline from the top left, in points. */
export type PdfRun = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly font: string
  readonly language: string | null
}

type Entry = { readonly dictionary: string; readonly content: string }

/** The runs of a page of a PDF that platform/server/pdf drew, in the order they were drawn. Reads no other PDF. */
export function pdfRuns(pdf: Uint8Array, page = 0): PdfRun[] {
  const entries = entriesOf(Buffer.from(pdf))
  return runsOf(entries, pagesOf(entries)[page])
}

/** Texts of each page, in their order. */
export function pdfPages(pdf: Uint8Array): string[] {
  const entries = entriesOf(Buffer.from(pdf))
  return pagesOf(entries).map((page) => textOf(runsOf(entries, page)))
}

function pagesOf(entries: Map<number, Entry>): readonly Entry[] {
  const pages = [...entries].filter(([, { dictionary }]) => /\/Type \/Page\n/.test(dictionary))
  return pages.toSorted(([one], [other]) => one - other).map(([, page]) => page)
}

function runsOf(entries: Map<number, Entry>, page: Entry | undefined): PdfRun[] {
  const resources = entryOf(entries, page, 'Resources')?.dictionary ?? ''
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const font = entries.get(Number(id))
      const base = /\/BaseFont \/\w+\+([\w-]+)/.exec(font?.dictionary ?? '')?.[1] ?? ''
      return [
        name,
        { base, characters: charactersOf(entryOf(entries, font, 'ToUnicode')?.content ?? '') },
      ]
    }),
  )
  const content = entryOf(entries, page, 'Contents')?.content ?? ''
  const texts =
    /BT \/(F\d+) ([\d.]+) Tf [\d.]+ Tc (?:\/Span <<\/Lang \((\w+)\) \/ActualText <feff(\w+)>>> BDC )?(.*?) (?:EMC )?ET/g
  return [...content.matchAll(texts)].map(([, name = '', size, language, actual, shows = '']) => {
    const font = fonts.get(name)
    const codes = [...shows.matchAll(/<(\w+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    )
    const shown = codes.map((code) => font?.characters[Number.parseInt(code, 16)] ?? '').join('')
    const [, x, y] = /^1 0 0 -1 (\S+) (\S+) Tm/.exec(shows) ?? []
    return {
      text: actual === undefined ? shown : fromUtf16(actual),
      x: Number(x),
      y: Number(y),
      size: Number(size),
      font: font?.base ?? '',
      language: language ?? null,
    }
  })
}

/** The drawing operators of the page of a PDF that platform/server/pdf drew. */
export function pageOperators(pdf: Uint8Array, page = 0): string {
  const entries = entriesOf(Buffer.from(pdf))
  return entryOf(entries, pagesOf(entries)[page], 'Contents')?.content ?? ''
}

/** All runs of the first page in the order they were drawn, runs of one baseline on one line. */
export function pdfText(pdf: Uint8Array): string {
  return textOf(pdfRuns(pdf))
}

function textOf(runs: readonly PdfRun[]): string {
  let baseline = Number.NaN
  let text = ''
  for (const run of runs) {
    text += run.y === baseline || text === '' ? run.text : `\n${run.text}`
    baseline = run.y
  }
  return text
}

function entriesOf(pdf: Buffer): Map<number, Entry> {
  const raw = pdf.toString('latin1')
  const entries = new Map<number, Entry>()
  const start = /(\d+) 0 obj\n([^]*?)\n(stream|endobj)\n/g
  for (let match = start.exec(raw); match; match = start.exec(raw)) {
    const [, id, dictionary = '', end] = match
    const length = end === 'stream' ? Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0) : 0
    const bytes = pdf.subarray(start.lastIndex, start.lastIndex + length)
    start.lastIndex += length
    const content = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes
    entries.set(Number(id), { dictionary: `${dictionary}\n`, content: content.toString('latin1') })
  }
  return entries
}

function entryOf(
  entries: Map<number, Entry>,
  from: Entry | undefined,
  key: string,
): Entry | undefined {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(from?.dictionary ?? '')?.[1]
  return entries.get(Number(id))
}

function charactersOf(cmap: string): string[] {
  const ranges = [...cmap.matchAll(/<\w+> <\w+> \[(.*?)\]/g)]
  return ranges.flatMap(([, list = '']) =>
    [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) => fromUtf16(hex.replaceAll(' ', ''))),
  )
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}
