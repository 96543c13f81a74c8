import type { Literal } from '#platform/pure/rest-dialect/filter.ts'
import type { Session } from '../session.ts'

/** Value that the client typed at one place of its request. */
export type Given = Literal | readonly Literal[]

/** Values bound to a statement when it runs: the session, the client's values, and the time of the request. */
export type Bound = {
  readonly session: Session
  readonly given: readonly Given[]
  readonly nowMs: number
}

/** Returns one bound value when the statement runs. */
export type ParameterSource = (bound: Bound) => string | null

/** Collects the bound parameters of one statement; the session's ones are numbered once and shared. */
export type Parameters = {
  readonly sources: readonly ParameterSource[]
  /** Adds a parameter and gives its place, `$3`. */
  add(source: ParameterSource): string
  ofSession(name: 'clientId' | 'partnerId' | 'userId'): string
  /** The time of the request, as a timestamptz. */
  now(): string
  /** True if the statement depends on a single person or a point in time: its answer is for no other request. */
  isPersonal(): boolean
}

export function parameters(): Parameters {
  const sources: ParameterSource[] = []
  const places = new Map<string, string>()
  const add = (source: ParameterSource) => `$${sources.push(source)}`
  return {
    sources,
    add,
    ofSession(name) {
      const place = places.get(name) ?? `${add(({ session }) => String(session[name]))}::bigint`
      places.set(name, place)
      return place
    },
    now() {
      const nowParameter: ParameterSource = ({ nowMs }) => new Date(nowMs).toISOString()
      const place = places.get('now') ?? `${add(nowParameter)}::timestamptz`
      places.set('now', place)
      return place
    },
    isPersonal: () => ['partnerId', 'userId', 'now'].some((name) => places.has(name)),
  }
}

/** A name of the dictionary as an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
