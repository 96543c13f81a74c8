import type { Message, MessageValues } from '#platform/pure/message.ts'

/**
 * A refusal by a rule: a value, not an exception. The transaction rolls back and the client gets `{title, status,
 * detail, code, errors}` with the sentence in the session's language.
 */
export type Refusal = {
  readonly is: 'refused'
  /** `rule/…`: stable, for programs. */
  readonly code: `rule/${string}`
  readonly message: Message
  readonly values?: MessageValues
  readonly status?: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503
  /** Seconds after which trying again may help (429, 503). */
  readonly retryAfterSeconds?: number
  readonly errors?: readonly FieldError[]
}

export type FieldError = { readonly field: string; readonly message: Message }

/** A refusal of one sentence; `more` adds status, values or field errors. */
export function refusal(
  code: Refusal['code'],
  message: Message,
  more: Partial<Pick<Refusal, 'values' | 'status' | 'errors' | 'retryAfterSeconds'>> = {},
): Refusal {
  return { is: 'refused', code, message, ...more }
}

/** True if a service answered with a refusal instead of its result. */
export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'is' in value &&
    value.is === 'refused' &&
    'code' in value
  )
}
