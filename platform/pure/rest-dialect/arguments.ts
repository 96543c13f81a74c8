// Schemas of the arguments of a process. They read values as iDempiere clients write them: numbers as text, `Y` and `N`,
// ids as objects. The issue of a wrong value continues its name: `amount must be an amount in rupees`.
import * as v from 'valibot'
import { bytesOf } from '../text/base64.ts'
import { rupees, toRupees } from '../money/money.ts'
import { referenceId } from '../reference.ts'
import { isStorable } from '../text/storable-text.ts'
import { typedNumber } from '../text/typed-text.ts'

// Browsers and Node have it; this layer is compiled without the types of either.
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string }

/** Type of a parameter as the process list names it. */
export type ParameterType = 'text' | 'integer' | 'ids' | 'amount' | 'boolean' | 'file' | 'table'

/** A sentence or two. */
export const usualTextLength = 500
/** Names, numbers and addresses: they stand on documents, which hold so many characters. */
export const nameLength = 120
/** Paragraphs and whole settings. */
export const longTextLength = 2_000

const passwordLength = 500
const mostIds = 500
const mostColumns = 60
/** Characters that a cell of a spreadsheet holds. */
const cellLength = 32_767
/** Rows of a table that a client sends, with its head. */
export const mostRows = 2_001

/** Trimmed text of at most so many characters. */
export function text(maxLength: number = usualTextLength) {
  const expected = `text of at most ${maxLength.toLocaleString('en')} characters`
  return argument<string, string>({ type: 'text', expected }, (raw) =>
    typeof raw === 'string' && raw.length <= maxLength && isStorable(raw) ? raw.trim() : null,
  )
}

/** A password as it was typed, with its spaces; of at most so many characters as the sign-in reads. */
export function password() {
  const expected = `text of at most ${passwordLength} characters`
  return argument<string, string>({ type: 'text', expected }, (raw) =>
    typeof raw === 'string' && raw.length <= passwordLength ? raw : null,
  )
}

/** A whole number, or the id of a record. */
export function integer() {
  const about = { type: 'integer', expected: 'a whole number' } as const
  return argument<number | string, number>(about, (raw) => referenceId(numberOf(raw)))
}

/** 1 to 500 ids of `[1, {id: 2}, "3"]`, each once. */
export function ids() {
  const about = { type: 'ids', expected: `a list of 1 to ${mostIds} ids` } as const
  return argument<readonly number[], readonly number[]>(about, (raw) => {
    const list = idList(raw)
    return list === null || list.length === 0 ? null : list
  })
}

/** The same where a list of none has a meaning, such as no choice any more. */
export function idsOrNone() {
  const about = { type: 'ids', expected: `a list of at most ${mostIds} ids` } as const
  return argument<readonly number[], readonly number[]>(about, idList)
}

/** Paisa of an amount in rupees: whole paisa, below ten thousand million rupees either way. */
export function amount() {
  const about = { type: 'amount', expected: 'an amount in rupees' } as const
  return argument<number | string, number>(about, amountOf)
}

export function flag() {
  const about = { type: 'boolean', expected: 'true or false' } as const
  return argument<boolean, boolean>(about, flagOf)
}

/** UTF-8 text of a file; a byte that is no UTF-8, or a NUL, makes it no text. */
export function file() {
  const about = { type: 'file', expected: '{fileName, fileContent} with base64 content' } as const
  return argument<GivenFile, string>(about, fileText)
}

/** Bytes of a file, or of a piece of one. */
export function bytes() {
  const about = { type: 'file', expected: '{fileName, fileContent} with base64 content' } as const
  return argument<GivenFile, Uint8Array>(about, fileBytes)
}

/** Rows of texts and numbers, all as wide as the first. */
export function table() {
  const expected = `a list of 1 to ${mostRows.toLocaleString('en')} rows, each with as many texts and numbers`
  return argument<GivenTable, GivenTable>({ type: 'table', expected }, tableOf)
}

export type GivenTable = readonly (readonly (string | number)[])[]

/** `fileContent` is base64. */
export type GivenFile = { readonly fileName: string; readonly fileContent: string }

/** `read` answers null for a wrong value; `expected` completes `must be …`. */
function argument<Given, Value>(
  { type, expected }: { readonly type: ParameterType; readonly expected: string },
  read: (raw: unknown) => Value | null,
) {
  return v.pipe(
    v.custom<Given>(() => true),
    v.rawTransform<Given, Value>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== null) return value
      addIssue({ message: `must be ${expected}` })
      return NEVER
    }),
    v.metadata({ parameter: type }),
  )
}

function numberOf(raw: unknown): unknown {
  return typeof raw === 'string' ? typedNumber(raw) : raw
}

function amountOf(given: unknown): number | null {
  const raw = numberOf(given)
  const isPlain = typeof raw === 'string' && /^\s*-?\d{1,10}(\.\d{1,10})?\s*$/.test(raw)
  const amountGiven = typeof raw === 'number' || isPlain ? Number(raw) : Number.NaN
  if (!Number.isFinite(amountGiven) || Math.abs(amountGiven) >= 1e10) return null
  const money = rupees(amountGiven)
  return Math.abs(toRupees(money) - amountGiven) < 1e-6 ? money : null
}

function flagOf(raw: unknown): boolean | null {
  if (typeof raw === 'boolean') return raw
  if (raw === 'Y' || raw === 'true') return true
  return raw === 'N' || raw === 'false' ? false : null
}

function idList(raw: unknown): readonly number[] | null {
  if (!Array.isArray(raw) || raw.length > mostIds) return null
  const list = raw.flatMap((each) => {
    const id = referenceId(each)
    return id !== null && id > 0 ? [id] : []
  })
  return list.length === raw.length ? [...new Set(list)] : null
}

function tableOf(raw: unknown): GivenTable | null {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > mostRows) return null
  const width = Array.isArray(raw[0]) ? raw[0].length : 0
  const isWhole = (row: unknown): row is readonly (string | number)[] =>
    Array.isArray(row) && row.length === width && row.every(isCell)
  return width > 0 && width <= mostColumns && raw.every(isWhole) ? raw : null
}

function isCell(raw: unknown): raw is string | number {
  if (typeof raw === 'number') return Number.isFinite(raw)
  return typeof raw === 'string' && raw.length <= cellLength && isStorable(raw)
}

function fileBytes(raw: unknown): Uint8Array | null {
  if (typeof raw !== 'object' || raw === null || !('fileContent' in raw)) return null
  const { fileContent } = raw
  if (typeof fileContent !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(fileContent)) return null
  try {
    return bytesOf(fileContent)
  } catch {
    return null // cut off: the answer names the parameter
  }
}

function fileText(raw: unknown): string | null {
  const given = fileBytes(raw)
  if (given === null) return null
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(given)
    return isStorable(content) ? content : null
  } catch {
    return null // not text: the answer names the parameter
  }
}
