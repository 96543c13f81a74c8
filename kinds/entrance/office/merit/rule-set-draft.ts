import { type RuleSet, type TieRule, tieOf, tieRules } from '../../rules/merit/rule-set.ts'

/** A row of the form, as typed. */
export type QuotaDraft = {
  readonly quota: string
  readonly seats: string
  readonly isForAll: boolean
  /** '': its seats stay empty. */
  readonly passesTo: string
}

export type RuleSetDraft = {
  readonly name: string
  readonly minimum: string
  readonly quotas: readonly QuotaDraft[]
  /** One for each tie rule there is; '': none. */
  readonly ties: readonly (TieRule | '')[]
}

/** Rules for equal scores that may be chosen: those of the entrance's parts first. */
export function tieChoices(parts: readonly string[]): readonly TieRule[] {
  return [...parts.map(tieOf), ...tieRules]
}

/** The form of a rule set; without one, open seats for all and the older applicant first. */
export function draftOf(rules: RuleSet | null, parts: readonly string[]): RuleSetDraft {
  const ties: readonly TieRule[] = rules?.ties ?? ['older']
  return {
    name: rules?.name ?? '',
    minimum: rules === null || rules.minimum === 0 ? '' : String(rules.minimum),
    quotas: rules?.quotas.map(({ quota, seats, isForAll, passesTo }) => ({
      quota,
      seats: String(seats),
      isForAll,
      passesTo: passesTo ?? '',
    })) ?? [{ quota: 'Open', seats: '', isForAll: true, passesTo: '' }],
    ties: tieChoices(parts).map((_, index) => ties[index] ?? ''),
  }
}

/** The rule set as the server reads it; what is no number is refused there with its reason. */
export function typedOf({ name, minimum, quotas, ties }: RuleSetDraft): RuleSet {
  return {
    name: name.trim(),
    minimum: minimum.trim() === '' ? 0 : numberOf(minimum),
    quotas: quotas.map(({ quota, seats, isForAll, passesTo }) => ({
      quota,
      seats: seats.trim() === '' ? 0 : numberOf(seats),
      isForAll,
      passesTo: passesTo === '' ? null : passesTo,
    })),
    ties: ties.filter((tie) => tie !== ''),
  }
}

/** -1 for what is no number, which no rule allows: JSON has no NaN. */
function numberOf(typed: string): number {
  const number = Number(typed)
  return Number.isFinite(number) ? number : -1
}

export function totalSeats({ quotas }: RuleSetDraft): number {
  return quotas.reduce((sum, { seats }) => sum + Math.max(0, numberOf(seats)), 0)
}
