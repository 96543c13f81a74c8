import type { Reader } from './prepared-results.ts'

/** What students do on the day of a result; they come when they come, whether the server follows or not. */
export type Day = {
  readonly origin: string
  readonly people: readonly (Reader & { readonly token: string })[]
  readonly password: string
  readonly seconds: number
  /** Visits within these seconds: four in ten in the first tenth, the others ever fewer. */
  readonly visits: number
}

/** Told when the last visit is over. */
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

/** Told after them. */
export type Recovered = Pushed & {
  /** Seconds until a question and a login were answered within half a second again. */
  readonly recoverySeconds: number
}
