import type { MeritPage } from '../../wire/merit-list.ts'
import { type RuleSet, type TieRule, tieOf, tieRules } from '../../rules/merit/rule-set.ts'
import { ownScore, type PartWeight } from '../../rules/merit/weights.ts'

/** A row of the form, as typed. */
export type QuotaDraft = {
  readonly quota: string
  readonly seats: string
  readonly isForAll: boolean
  /** '': its seats stay empty. */
  readonly passesTo: string
}

/** A part of the exam, as typed; a part without a weight does not count. */
export type WeightDraft = {
  readonly part: string
  readonly weight: string
  readonly minimum: string
}

export type RuleSetDraft = {
  readonly name: string
  readonly minimum: string
  readonly quotas: readonly QuotaDraft[]
  /** Seats of the further programmes of the entrance. */
  readonly further: readonly { readonly program: number; readonly quotas: readonly QuotaDraft[] }[]
  /** One for each tie rule there is; '': none. */
  readonly ties: readonly (TieRule | '')[]
  /** The entrance's own score and each part with scores; none where there are no parts. */
  readonly weights: readonly WeightDraft[]
}

/** Rules for equal scores that may be chosen: those of the entrance's parts first. */
export function tieChoices(parts: readonly string[]): readonly TieRule[] {
  return [...parts.map(tieOf), ...tieRules]
}

/** The form of a rule set; without one, open seats for all and the older applicant first. */
export function draftOf(
  rules: RuleSet | null,
  { parts, programs }: Pick<MeritPage, 'parts' | 'programs'>,
): RuleSetDraft {
  const ties: readonly TieRule[] = rules?.ties ?? ['older']
  return {
    name: rules?.name ?? '',
    minimum: rules === null || rules.minimum === 0 ? '' : String(rules.minimum),
    quotas: quotaDrafts(rules?.quotas),
    further: programs.flatMap(({ program }) => {
      const saved = rules?.further?.find((each) => each.program === program)
      return program === null ? [] : [{ program, quotas: quotaDrafts(saved?.quotas) }]
    }),
    ties: tieChoices(parts).map((_, index) => ties[index] ?? ''),
    weights: weightDrafts(rules?.weights ?? [], parts),
  }
}

function weightDrafts(
  weights: readonly PartWeight[],
  parts: readonly string[],
): readonly WeightDraft[] {
  const named = [ownScore, ...parts, ...weights.map(({ part }) => part)]
  const all = [...new Set(named)]
  if (all.length === 1) return []
  return all.map((part) => {
    const saved = weights.find((each) => each.part === part)
    return {
      part,
      weight: saved === undefined ? '' : String(saved.weight),
      minimum: saved === undefined || saved.minimum === 0 ? '' : String(saved.minimum),
    }
  })
}

function quotaDrafts(quotas: RuleSet['quotas'] | undefined): readonly QuotaDraft[] {
  return (
    quotas?.map(({ quota, seats, isForAll, passesTo }) => ({
      quota,
      seats: String(seats),
      isForAll,
      passesTo: passesTo ?? '',
    })) ?? [{ quota: 'Open', seats: '', isForAll: true, passesTo: '' }]
  )
}

/** The rule set as the server reads it; what is no number is refused there with its reason. */
export function typedOf(draft: RuleSetDraft): RuleSet {
  const { name, minimum, quotas, further, ties } = draft
  const weights = typedWeights(draft.weights)
  return {
    name: name.trim(),
    minimum: numberOrNone(minimum),
    quotas: typedQuotas(quotas),
    ...(further.length > 0 && {
      further: further.map((each) => {
        return { program: each.program, quotas: typedQuotas(each.quotas) }
      }),
    }),
    ties: ties.filter((tie) => tie !== ''),
    ...(weights.length > 0 && { weights }),
  }
}

/** A minimum without a weight is sent too: the answer says which part needs one. */
function typedWeights(weights: readonly WeightDraft[]): readonly PartWeight[] {
  return weights
    .filter(({ weight, minimum }) => weight.trim() !== '' || minimum.trim() !== '')
    .map(({ part, weight, minimum }) => {
      return { part, weight: numberOrNone(weight), minimum: numberOrNone(minimum) }
    })
}

/** Per cent of all weights. */
export function totalWeight(weights: readonly WeightDraft[]): number {
  const sum = weights.reduce((total, { weight }) => total + Math.max(0, numberOrNone(weight)), 0)
  return Math.round(sum * 100) / 100
}

function typedQuotas(quotas: readonly QuotaDraft[]): RuleSet['quotas'] {
  return quotas.map(({ quota, seats, isForAll, passesTo }) => ({
    quota,
    seats: numberOrNone(seats),
    isForAll,
    passesTo: passesTo === '' ? null : passesTo,
  }))
}

/** 0 for nothing; -1 for what is no number, which no rule allows: JSON has no NaN. */
function numberOrNone(typed: string): number {
  const number = Number(typed)
  return Number.isFinite(number) ? number : -1
}

export function totalSeats({ quotas }: Pick<RuleSetDraft, 'quotas'>): number {
  return quotas.reduce((sum, { seats }) => sum + Math.max(0, numberOrNone(seats)), 0)
}
