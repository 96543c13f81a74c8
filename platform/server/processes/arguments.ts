import { rupees, toRupees } from '#platform/pure/money/money.ts'
import { Problem, type ProblemField } from '#platform/pure/problem.ts'
import { referenceId } from '#platform/pure/reference.ts'
import { isStorable } from '#platform/pure/storable-text.ts'
import { typedNumber } from '#platform/pure/typed-text.ts'
import {
  type Argument,
  type Arguments,
  type Parameter,
  type Process,
  usualTextLength,
} from './process.ts'

/**
 * The body of a process call as typed arguments. `Col` or first-letter-lower names, `report_type` as well as
 * `report-type`; undeclared keys are ignored, as iDempiere does. Throws a Problem naming each wrong field.
 */
export function readArguments(
  process: Process,
  body: Readonly<Record<string, unknown>>,
): Arguments {
  const errors: ProblemField[] = []
  const given: Record<string, Argument> = {}
  for (const parameter of process.parameters) {
    const raw = find(process, parameter, body)
    if (isNothing(raw)) {
      if (isMissing(process, parameter, body))
        errors.push({ field: parameter.name, message: `Fill mandatory fields: ${parameter.name}` })
      continue
    }
    const value = typed(parameter, raw)
    if (value === null)
      errors.push({
        field: parameter.name,
        message: `${parameter.name} must be ${expectedOf(parameter)}`,
      })
    else given[parameter.name] = value
  }
  const [first] = errors
  if (first !== undefined)
    throw new Problem({
      code: 'plan/wrong-argument',
      title: 'Wrong parameter',
      detail: first.message,
      errors,
    })
  return given
}

function isNothing(raw: unknown): raw is undefined | null | '' {
  return raw === undefined || raw === null || raw === ''
}

function isMissing(
  process: Process,
  { mandatory, mandatoryUnless }: Parameter,
  body: Readonly<Record<string, unknown>>,
): boolean {
  if (mandatoryUnless === undefined) return mandatory === true
  return process.parameters.every(
    (each) => !mandatoryUnless.includes(each.name) || isNothing(find(process, each, body)),
  )
}

function expectedOf({ type, maxLength = usualTextLength }: Parameter): string {
  return type === 'text'
    ? `text of at most ${maxLength.toLocaleString('en')} characters`
    : expected[type]
}

const expected = {
  integer: 'a whole number',
  ids: 'a list of 1 to 500 ids',
  amount: 'an amount in rupees',
  boolean: 'true or false',
  file: '{fileName, fileContent} with base64 content',
} as const satisfies Record<Exclude<Parameter['type'], 'text'>, string>

function find(
  process: Process,
  { name }: Parameter,
  body: Readonly<Record<string, unknown>>,
): unknown {
  const lowerFirst = name.charAt(0).toLowerCase() + name.slice(1)
  const dashed = name.replaceAll('_', '-')
  for (const key of [name, lowerFirst, dashed]) if (Object.hasOwn(body, key)) return body[key]
  const byRecord = process.recordParameter
  return byRecord?.parameter === name && body['model-name'] === byRecord.table
    ? body['record-id']
    : undefined
}

function typed({ type, maxLength = usualTextLength }: Parameter, given: unknown): Argument | null {
  const isNumber = type === 'integer' || type === 'amount'
  const raw = isNumber && typeof given === 'string' ? typedNumber(given) : given
  switch (type) {
    case 'text':
      return typeof raw === 'string' && raw.length <= maxLength && isStorable(raw)
        ? raw.trim()
        : null
    case 'integer':
      return referenceId(raw)
    case 'ids':
      return idList(raw)
    case 'amount':
      return amountOf(raw)
    case 'file':
      return fileText(raw)
    case 'boolean':
      return typeof raw === 'boolean'
        ? raw
        : raw === 'Y' || raw === 'true'
          ? true
          : raw === 'N' || raw === 'false'
            ? false
            : null
  }
}

/** A number or its plain digits, whole paisa, below ten thousand million rupees either way. */
function amountOf(raw: unknown): number | null {
  const isPlain = typeof raw === 'string' && /^\s*-?\d{1,10}(\.\d{1,10})?\s*$/.test(raw)
  const amount = typeof raw === 'number' || isPlain ? Number(raw) : Number.NaN
  if (!Number.isFinite(amount) || Math.abs(amount) >= 1e10) return null
  const money = rupees(amount)
  return Math.abs(toRupees(money) - amount) < 1e-6 ? money : null
}

const mostIds = 500

/** The ids of `[1, {id: 2}, "3"]`, each once; null when one of them is no id. */
function idList(raw: unknown): readonly number[] | null {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > mostIds) return null
  const ids = raw.flatMap((each) => {
    const id = referenceId(each)
    return id !== null && id > 0 ? [id] : []
  })
  return ids.length === raw.length ? [...new Set(ids)] : null
}

/** UTF-8 text of a base64 file parameter; a byte that is no UTF-8, or a NUL, makes it no text. */
function fileText(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('fileContent' in raw)) return null
  const { fileContent } = raw
  if (typeof fileContent !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(fileContent)) return null
  try {
    const bytes = Buffer.from(fileContent, 'base64')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isStorable(text) ? text : null
  } catch {
    return null // not text: the answer names the parameter
  }
}
