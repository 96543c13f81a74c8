import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import { type AcademicPart, type Academics, differingPart } from '#features/applying/rules/facts.ts'

/** Facts of a student's entrance registration that an admission needs. */
export type EntranceResult = {
  readonly name: string
  readonly academics: Academics
  /** IsPaid: only paid registrations count. */
  readonly paid: boolean
  /** Set by the examination office. */
  readonly eligible: boolean
}

export type EntranceReason =
  | 'entrance-required'
  | 'entrance-unpaid'
  | 'entrance-not-eligible'
  | 'other-academics'

export type EntranceFacts = {
  /** The entrance that came closest, '' when there is none. */
  readonly entrance: string
  /** The part that differs; null when it is not the place that differs. */
  readonly part: AcademicPart | null
  /** Names of that part, '' where it is empty. */
  readonly yours: string
  readonly needed: string
}

/**
 * An admission needs an entrance registration that is paid, eligible and matches year, intake, faculty, level,
 * program and subject (SPEC §5 Admission eligibility). A refusal names the registration that came closest.
 */
export function decideEntrance(
  { academics }: { readonly academics: Academics },
  entrances: readonly EntranceResult[],
): Decision<EntranceReason, EntranceFacts> {
  const here = entrances.filter((each) => differingPart(each.academics, academics) === null)
  if (here.some(({ paid, eligible }) => paid && eligible)) return allowed
  const unpaid = here.find(({ paid }) => !paid)
  const undecided = here.find(({ paid }) => paid)
  if (undecided) return refuse('entrance-not-eligible', factsOf(undecided, academics))
  if (unpaid) return refuse('entrance-unpaid', factsOf(unpaid, academics))
  const elsewhere = entrances.find(({ paid, eligible }) => paid && eligible) ?? entrances[0]
  if (elsewhere) return refuse('other-academics', factsOf(elsewhere, academics))
  return refuse('entrance-required', {
    entrance: '',
    part: 'program',
    yours: '',
    needed: academics.program?.name ?? '',
  })
}

function factsOf({ name, academics }: EntranceResult, needed: Academics): EntranceFacts {
  const part = differingPart(academics, needed)
  return {
    entrance: name,
    part,
    yours: part === null ? '' : (academics[part]?.name ?? ''),
    needed: part === null ? '' : (needed[part]?.name ?? ''),
  }
}
