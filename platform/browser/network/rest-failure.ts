/** The server answered, and the answer is no. `detail` is a sentence for the reader when the server sent one. */
export class RestProblem extends Error {
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly code: string
  readonly errors: readonly FieldError[]
  /** The server is busy and says when to ask again (503 or 429 with Retry-After); null for every other answer. */
  readonly retryAfterMs: number | null

  constructor(status: number, body: ProblemBody, retryAfterMs?: number) {
    super(body.detail || body.title || `HTTP ${status}`)
    this.name = 'RestProblem'
    this.status = status
    this.title = body.title
    this.detail = body.detail
    this.code = body.code
    this.errors = body.errors
    this.retryAfterMs = isBusy(status) ? (retryAfterMs ?? null) : null
  }
}

function isBusy(status: number): boolean {
  return status === 503 || status === 429
}

/** No answer at all: offline, or the time ran out. */
export class NoAnswer extends Error {
  readonly why: 'offline' | 'timeout' | 'canceled'
  /** A request that changes something has left as a whole: whether the server got and did it is not known. */
  readonly mayHaveArrived: boolean

  constructor(why: NoAnswer['why'], mayHaveArrived: boolean) {
    super(`No answer: ${why}`)
    this.name = 'NoAnswer'
    this.why = why
    this.mayHaveArrived = mayHaveArrived
  }
}

/** Statuses with which a gateway answers when the server behind it did not answer. */
const gatewayStatuses: readonly number[] = [502, 504]

/** True if we cannot know whether the server has done what it was asked. */
export function isLost(error: unknown): boolean {
  if (error instanceof NoAnswer) return error.mayHaveArrived
  return error instanceof RestProblem && gatewayStatuses.includes(error.status)
}

/** After a first try that may have arrived, one that surely did not leaves everything as unknown as before. */
export function asLost(error: unknown): unknown {
  return error instanceof NoAnswer ? new NoAnswer(error.why, true) : error
}

/** True if the user canceled the call; it is then not sent again automatically. */
export function isCanceled(error: unknown): boolean {
  return error instanceof NoAnswer && error.why === 'canceled'
}

export type FieldError = { readonly field: string; readonly message: string }
export type ProblemBody = Pick<RestProblem, 'title' | 'detail' | 'code' | 'errors'>

/** Reads any error body: iDempiere's {title, status, detail}, our own, the `/nou` ones, plain text or nothing. */
export function problemBody(body: unknown): ProblemBody {
  if (typeof body === 'string') return { title: '', detail: plainText(body), code: '', errors: [] }
  return {
    title: text(body, 'title'),
    detail: text(body, 'detail') || text(body, 'error') || text(body, 'summary'),
    code: text(body, 'code'),
    errors: fieldErrors(field(body, 'errors')),
  }
}

export function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

export function text(body: unknown, name: string): string {
  const value = field(body, name)
  return typeof value === 'string' ? value : ''
}

/** A proxy's HTML page is not a sentence for students. */
function plainText(body: string): string {
  return /^\s*</.test(body) ? '' : body.trim().slice(0, 300)
}

function fieldErrors(errors: unknown): readonly FieldError[] {
  if (!Array.isArray(errors)) return []
  return errors
    .map((error: unknown) => ({ field: text(error, 'field'), message: text(error, 'message') }))
    .filter((error) => error.message !== '')
}
