import * as v from 'valibot'
import { Problem, type ProblemField } from '#platform/pure/problem.ts'
import type { Process } from './process.ts'

/**
 * The body of a process call as typed arguments. `Col` or first-letter-lower names, `report_type` as well as
 * `report-type`; undeclared keys are ignored, as iDempiere does. Throws a Problem naming each wrong field.
 */
export function readArguments(
  process: Pick<Process, 'input' | 'recordParameter'>,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const read = v.safeParse(process.input, declared(process, body))
  if (read.success) return read.output
  const errors = read.issues.map(errorOf)
  throw new Problem({
    code: 'plan/wrong-argument',
    title: 'Wrong parameter',
    detail: errors[0]?.message ?? '',
    errors,
  })
}

/** The declared arguments that are given, by their own names. */
function declared(
  process: Pick<Process, 'input' | 'recordParameter'>,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const named = Object.keys(process.input.entries).map((name) => [name, find(process, name, body)])
  return Object.fromEntries(named.filter(([, raw]) => !isNothing(raw)))
}

function isNothing(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === ''
}

/** A missing key is an issue of the object; one that stands for several is an issue of a check on the whole. */
function errorOf({ path, type, message }: v.BaseIssue<unknown>): ProblemField {
  const [at] = path ?? []
  const field = typeof at?.key === 'string' ? at.key : ''
  const isMissing = type === 'object' || type === 'raw_check'
  return {
    field,
    message: isMissing ? `Fill mandatory fields: ${field}` : `${field} ${message}`,
  }
}

function find(
  { recordParameter: byRecord }: Pick<Process, 'recordParameter'>,
  name: string,
  body: Readonly<Record<string, unknown>>,
): unknown {
  const lowerFirst = name.charAt(0).toLowerCase() + name.slice(1)
  const dashed = name.replaceAll('_', '-')
  for (const key of [name, lowerFirst, dashed]) if (Object.hasOwn(body, key)) return body[key]
  return byRecord?.parameter === name && body['model-name'] === byRecord.table
    ? body['record-id']
    : undefined
}
