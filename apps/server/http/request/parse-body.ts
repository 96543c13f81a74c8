import * as v from 'valibot'
import { Problem } from '#platform/pure/problem.ts'
import { isStorable } from '#platform/pure/text/storable-text.ts'

/** Names, passwords, tokens: no typed or issued text is longer. */
export const shortText = v.pipe(
  v.string(),
  v.maxLength(512),
  v.check(isStorable, 'It holds a character that no text can hold'),
)

/** Maximum of reported errors: a user reads no more, and an answer must not be larger than its request. */
const mostErrors = 50

/** Parses a body by its schema. Throws a Problem that names each wrong field. */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body)
  if (read.success) return read.output
  const errors = read.issues.slice(0, mostErrors).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: issue.message,
  }))
  const detail = errors[0]?.message ?? 'The request could not be understood'
  throw new Problem({ code: 'parse/wrong-body', title: 'Request Error', detail, errors })
}
