import { fillIn, fillInsOf, type Filled, type FillIn } from '#features/desk/rules/fill-in.ts'
import { reasonsForAll, textOf } from '#features/desk/rules/several.ts'
import type { Evidence, ReasonedAction } from '#features/desk/wire/evidence.ts'
import type { Outcome } from '../queue/outcome.ts'
import { reasonToWire } from '../review/ReturnWords.tsx'

/** Chosen reason and typed values for several items. */
export type BatchDraft = {
  readonly reason: string | null
  readonly filled: Filled
  /** True if it also does the additional step, for items that have one. */
  readonly also: boolean
}

export const emptyBatch: BatchDraft = { reason: null, filled: {}, also: true }

/** An item that may be returned, with how. */
export type Turned = {
  readonly evidence: Evidence
  readonly turnBack: ReasonedAction
}

export function turnedOf(evidences: readonly Evidence[]): readonly Turned[] {
  return evidences.flatMap((evidence) =>
    evidence.turnBack === null ? [] : [{ evidence, turnBack: evidence.turnBack }],
  )
}

export function forAll(items: readonly Turned[]) {
  return reasonsForAll(items.map(({ turnBack }) => turnBack))
}

/** Values of the chosen reason that are still to be typed. */
export function missingOf(items: readonly Turned[], draft: BatchDraft): readonly FillIn[] {
  const shared = forAll(items)
  return fillIn(textOf(shared, draft.reason ?? ''), shared.fillIns, draft.filled).missing
}

/** The text that one of them reads. */
export function wordsOf(
  { turnBack }: Turned,
  { reason, filled }: BatchDraft,
  fillIns: readonly FillIn[],
) {
  return fillIn(textOf(turnBack, reason ?? ''), fillIns, filled).words
}

export function askedOf(items: readonly Turned[], { reason }: BatchDraft): readonly FillIn[] {
  const shared = forAll(items)
  return fillInsOf(textOf(shared, reason ?? ''), shared.fillIns)
}

/** Each by itself, with the reason in its own text. */
export function returnsOf(items: readonly Turned[], draft: BatchDraft): readonly Outcome[] {
  const { fillIns } = forAll(items)
  return items.map((item) => {
    const { slug, body, also } = item.turnBack
    const reason = { standard: wordsOf(item, draft, fillIns), own: { en: '', ne: '' } }
    const besides = also === undefined ? {} : { [also.parameter]: draft.also }
    return {
      is: 'returned',
      evidence: item.evidence,
      slug,
      body: { ...body, ...reasonToWire(reason), ...besides },
      draft: null,
    }
  })
}
