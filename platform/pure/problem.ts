/** A bad request: what the client sent cannot be understood, found or allowed. Never a rule, never a bug. */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly title: string
  readonly detail: string
  readonly errors: readonly ProblemField[]

  /** `code` names the step that stopped: `parse/…`, `plan/…`, `run/…`; `detail` is one English sentence. */
  constructor(facts: ProblemFacts) {
    super(`${facts.code}: ${facts.detail}`)
    this.name = 'Problem'
    this.status = facts.status ?? 400
    this.code = facts.code
    this.title = facts.title
    this.detail = facts.detail
    this.errors = facts.errors ?? []
  }
}

export type ProblemCode = `${'authenticate' | 'parse' | 'plan' | 'run'}/${string}`
export type ProblemField = { readonly field: string; readonly message: string }

export type ProblemFacts = {
  readonly status?: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503
  readonly code: ProblemCode
  readonly title: string
  readonly detail: string
  readonly errors?: readonly ProblemField[]
}
