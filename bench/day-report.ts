import type { Reader } from './prepared-results.ts'

/** Visits of students on the day of a result; they arrive at their times, even if the server cannot follow. */
export type Day = {
  readonly origin: string
  readonly people: readonly (Reader & { readonly token: string })[]
  readonly password: string
  readonly seconds: number
  /** Visits within these seconds: four in ten in the first tenth, the others ever fewer. */
  readonly visits: number
}

/** Report after the last visit. */
export type Visited = {
  readonly visits: number
  /** Without their result in the end. */
  readonly lost: number
  readonly firstLost: string
  readonly answers: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly p999: number
  readonly refused: number
  readonly refusedWithoutRetryAfter: number
}

/** Of ten seconds of far too many. */
export type Pushed = {
  readonly answeredWhenPushed: number
  /** Of the answered ones, in milliseconds. */
  readonly pushedP99: number
  readonly refusedWhenPushed: number
  readonly pushedWithoutRetryAfter: number
}

/** Report after both. */
export type Recovered = Pushed & {
  /** Seconds until a question and a login were answered within half a second again. */
  readonly recoverySeconds: number
}
