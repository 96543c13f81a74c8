import type { Literal } from '#platform/pure/rest-dialect/filter.ts'
import type { Session } from './session.ts'

/** What the client typed at one place of its request. */
export type Given = Literal | readonly Literal[]

/** How to get one bound value when the statement runs: from the session, or from what the client typed. */
export type ParameterSource = (session: Session, given: readonly Given[]) => string | null

/** Collects the bound parameters of one statement; the session's ones are numbered once and shared. */
export type Parameters = {
  readonly sources: readonly ParameterSource[]
  /** Adds a parameter and gives its place, `$3`. */
  add(source: ParameterSource): string
  ofSession(name: 'clientId' | 'partnerId' | 'userId'): string
  /** Whether the statement speaks of a single person. */
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
      const place = places.get(name) ?? `${add((session) => String(session[name]))}::bigint`
      places.set(name, place)
      return place
    },
    isPersonal: () => places.has('partnerId') || places.has('userId'),
  }
}

/** A name of the dictionary as an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
