import { type Message, sameInBoth } from '#platform/pure/message.ts'
import { commaList } from '#platform/pure/text/comma-list.ts'
import type { Gender } from '#features/auth/rules/facts.ts'

/** Name of a quota of the register: what applications and rules store (READINGS R-96). */
export type Quota = string

/** A quota as the university set it up. */
export type QuotaFacts = {
  readonly name: Quota
  readonly label: Message
  /** Gender that the profile must have; null: any. */
  readonly gender: Gender | null
  /** Proofs that an applicant brings; null: none. */
  readonly proofs: Message | null
  /** Applicants may choose it. */
  readonly isOffered: boolean
}

/** All quotas of the register by name, in its order. */
export type Quotas = ReadonlyMap<Quota, QuotaFacts>

export function quotasOf(all: readonly QuotaFacts[]): Quotas {
  return new Map(all.map((each) => [each.name, each]))
}

/** Label of a quota; a name that the register does not have stays as it is. */
export function quotaLabel(quotas: Quotas, name: Quota): Message {
  return quotas.get(name)?.label ?? sameInBoth(name)
}

/** Labels of several, joined by commas. */
export function quotaLabels(quotas: Quotas, names: readonly Quota[]): Message {
  const labels = names.map((name) => quotaLabel(quotas, name))
  return {
    en: labels.map(({ en }) => en).join(', '),
    ne: labels.map(({ ne }) => ne).join(', '),
  }
}

/** `Open,Dalit`: joined by commas without spaces; '' when none (READINGS R-36). */
export function joinQuotas(chosen: readonly Quota[]): string {
  return chosen.join(',')
}

/** The quotas of a stored text, each once. */
export function splitQuotas(text: string): readonly Quota[] {
  return [...new Set(commaList(text))]
}

/** The quotas of a typed text, or null when it names one that is not among those known. */
export function findQuotas(text: string, known: readonly Quota[]): readonly Quota[] | null {
  const names = splitQuotas(text)
  return names.every((name) => known.includes(name)) ? names : null
}
