import { constants, inflateSync } from 'node:zlib'

export type PdfRefusal =
  | 'not-a-pdf'
  | 'incomplete'
  | 'active-content'
  | 'unreadable'
  | 'too-large'
  | 'too-slow'

const maxInflated = 50 * 1024 * 1024
const endOfName = String.raw`(?![^\0\t\n\f\r ()<>[\]{}/%])`
const activeNames = new RegExp(
  `/(Encrypt|JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)${endOfName}`,
)
/** Two letters turn up in packed pictures by chance; a script is followed by its text or a reference. */
const scriptKey = /\/JS(?=[\0\t\n\f\r ]*(\(|<|\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R))/
const opening = new RegExp(
  `/OpenAction${endOfName}[\\0\\t\\n\\f\\r ]*(\\[|<<|(\\d+)[\\0\\t\\n\\f\\r ]+(\\d+)[\\0\\t\\n\\f\\r ]+R)?`,
  'g',
)
const goTo = new RegExp(`^[^>]*/S[\\0\\t\\n\\f\\r ]*/GoTo${endOfName}`)

/**
 * Why a PDF must not be stored, or null (SECURITY, PDF rule). Reads the raw bytes and every inflated object stream
 * with `#xx` names spelled out; does not trust the file's own table, since readers do not either.
 */
export function scanPdf(content: Uint8Array): PdfRefusal | null {
  const raw = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1')
  if (!raw.startsWith('%PDF-')) return 'not-a-pdf'
  if (!raw.slice(-1024).includes('%%EOF')) return 'incomplete'
  const packed = inflateObjectStreams(content, raw)
  if (!Array.isArray(packed)) return packed
  const texts = [raw, ...packed].map(spelledOut)
  return texts.some((text) => isActive(text, texts)) ? 'active-content' : null
}

function spelledOut(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

function isActive(text: string, all: readonly string[]): boolean {
  if (activeNames.test(text) || scriptKey.test(text)) return true
  return [...text.matchAll(opening)].some((match) => {
    const [whole, value = '', number] = match
    if (value === '[') return false
    if (value === '<<') return !goTo.test(text.slice(match.index + whole.length, match.index + 400))
    return number === undefined || !isHarmless(number, all)
  })
}

/** Whether every object of the number is a place in the document. Packed objects are listed as `number 0 obj` too. */
function isHarmless(number: string, all: readonly string[]): boolean {
  const header = new RegExp(
    `(?<!\\d)0*${number}[\\0\\t\\n\\f\\r ]+\\d+[\\0\\t\\n\\f\\r ]+obj[\\0\\t\\n\\f\\r ]*`,
    'g',
  )
  const bodies = all.flatMap((text) =>
    [...text.matchAll(header)].map(({ index, 0: found }) =>
      text.slice(index + found.length, index + found.length + 400),
    ),
  )
  return (
    bodies.length > 0 &&
    bodies.every(
      (body) => body.startsWith('[') || (body.startsWith('<<') && goTo.test(body.slice(2))),
    )
  )
}

function inflateObjectStreams(content: Uint8Array, raw: string): string[] | PdfRefusal {
  const texts: string[] = []
  let left = maxInflated
  for (const match of raw.matchAll(/stream(\r\n|\n|\r)/g)) {
    const start = match.index + match[0].length
    const dictionary = dictionaryBefore(raw, match.index)
    const declared = /\/First\b/.test(dictionary) && /\/N\b/.test(dictionary)
    if (raw.startsWith('end', match.index - 3) || (!declared && !startsLikeObjects(content, start)))
      continue
    if (declared && !/\/Filter\b/.test(dictionary)) continue
    if (declared && !isPlainlyPacked(dictionary)) return 'unreadable'
    const text = inflated(content.subarray(start), left)
    if (typeof text !== 'string') return text.refused
    left -= text.length
    texts.push(withHeaders(text, dictionary))
  }
  return texts
}

/** The text of the stream's dictionary: what stands between the object's start and `stream`. */
function dictionaryBefore(raw: string, at: number): string {
  const near = raw.slice(Math.max(0, at - 4_000), at)
  return spelledOut(near.slice(near.lastIndexOf(' obj') + 1))
}

function isPlainlyPacked(dictionary: string): boolean {
  const flate = /\/Filter[\0\t\n\f\r ]*\[?[\0\t\n\f\r ]*\/FlateDecode[\0\t\n\f\r ]*(\]|\/|>|$)/
  return flate.test(dictionary) && !/\/Predictor[\0\t\n\f\r ]*(?!1\b)\d/.test(dictionary)
}

/** Object streams begin with pairs of numbers; so a stream is looked into whatever its dictionary says. */
function startsLikeObjects(content: Uint8Array, start: number): boolean {
  if (((content[start] ?? 0) & 0x0f) !== 8) return false
  try {
    const head = inflateSync(content.subarray(start, start + 1_024), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: 1024 * 1024,
    })
    return /^[\0\t\n\f\r ]*\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+(\d|<<|\[|\()/.test(
      head.toString('latin1', 0, 64),
    )
  } catch {
    return false // not packed that way: a picture or a font
  }
}

function inflated(
  content: Uint8Array,
  maxOutputLength: number,
): string | { readonly refused: PdfRefusal } {
  try {
    const options = {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, maxOutputLength),
    }
    return inflateSync(content, options).toString('latin1')
  } catch (error) {
    const large = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return { refused: large ? 'too-large' : 'unreadable' }
  }
}

/** The packed objects with a header before each, so that references into them can be followed. */
function withHeaders(text: string, dictionary: string): string {
  const first = Number(/\/First[\0\t\n\f\r ]+(\d+)/.exec(dictionary)?.[1] ?? 0)
  const numbers = text.slice(0, first).match(/\d+/g) ?? []
  const objects = numbers.flatMap((number, index) => {
    const offset = Number(numbers[index + 1])
    return index % 2 === 0
      ? [`\n${number} 0 obj ${text.slice(first + offset, first + offset + 500)}`]
      : []
  })
  return text + objects.join('')
}
