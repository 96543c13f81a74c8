import type { Message } from '#platform/pure/message.ts'

/**
 * A rule said no: a value, not an exception. The transaction rolls back and the client gets
 * `{title, status, detail, code, errors}` with the sentence in the session's language.
 */
export type Refusal = {
  readonly is: 'refused'
  /** `rule/…`: stable, for programs. */
  readonly code: `rule/${string}`
  readonly message: Message
  readonly values?: Readonly<Record<string, string | number>>
  readonly status?: 400 | 403 | 404 | 409
  readonly errors?: readonly FieldError[]
}

export type FieldError = { readonly field: string; readonly message: Message }
