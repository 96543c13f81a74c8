import type { Message } from '#platform/pure/message.ts'
import type { FillIn } from './fill-in.ts'

/** So many at most are decided together. */
export const mostAtOnce = 50

type Lock = { readonly isMine: boolean } | null

/** True if a row may be approved with others: every check agrees, no other user has it, nothing is agreed, not own. */
export function isReadyWithOthers(row: {
  readonly sign: string
  readonly lock: Lock
  readonly asked: string | null
  readonly heldUntil: string | null
  readonly isOwn: boolean
}): boolean {
  const isFree = row.lock === null || row.lock.isMine
  return (
    row.sign === 'agree' && isFree && row.asked === null && row.heldUntil === null && !row.isOwn
  )
}

/** Opening that an item was sent for, or a fee that is the same for all. */
export type OpeningOf = { readonly id: string; readonly name: Message }

export type NotTogether =
  | 'one-by-one'
  | 'at-most'
  | 'several-openings'
  | 'own-among'
  | 'locked-among'

/** Gives the opening of these items if they may be returned together with one reason; else why not. */
export function returnTogether(
  rows: readonly {
    readonly opening: OpeningOf | null
    readonly lock: Lock
    readonly isOwn: boolean
  }[],
): { readonly opening: Message } | { readonly why: NotTogether } {
  const [first] = rows
  if (first === undefined || rows.some(({ opening }) => opening === null))
    return { why: 'one-by-one' }
  if (rows.length > mostAtOnce) return { why: 'at-most' }
  if (rows.some(({ opening }) => opening?.id !== first.opening?.id))
    return { why: 'several-openings' }
  if (rows.some(({ isOwn }) => isOwn)) return { why: 'own-among' }
  if (rows.some(({ lock }) => lock !== null && !lock.isMine)) return { why: 'locked-among' }
  return first.opening === null ? { why: 'one-by-one' } : { opening: first.opening.name }
}

type Template = { readonly id: string; readonly label: Message; readonly text: Message }
type Returning = {
  readonly reasons: readonly Template[]
  readonly fillIns: readonly FillIn[]
}

/**
 * Reasons that each item has, and the values typed once for all. An amount that is known and differs cannot be typed
 * once, so a reason that names it is left out; a day starts with the earliest one.
 */
export function reasonsForAll(returns: readonly Returning[]): Returning {
  const [first, ...others] = returns
  if (first === undefined) return { reasons: [], fillIns: [] }
  const valuesOf = (id: string) =>
    returns.map(({ fillIns }) => fillIns.find((each) => each.id === id)?.value ?? '')
  const differs = ({ id, is }: FillIn) => is === 'amount' && new Set(valuesOf(id)).size > 1
  const apart = first.fillIns.filter(differs)
  const reasons = first.reasons.filter(
    ({ id, text }) =>
      others.every((each) => each.reasons.some((reason) => reason.id === id)) &&
      !apart.some((each) => text.en.includes(`{${each.id}}`)),
  )
  const fillIns = first.fillIns
    .filter((each) => !apart.includes(each))
    .map((each) => ({ ...each, value: valuesOf(each.id).toSorted()[0] ?? '' }))
  return { reasons, fillIns }
}

/** The text of a reason in one of them. */
export function textOf({ reasons }: Pick<Returning, 'reasons'>, id: string): Message {
  return reasons.find((each) => each.id === id)?.text ?? { en: '', ne: '' }
}

/** True if the text is the same for all of them. */
export function isSameForAll(returns: readonly Pick<Returning, 'reasons'>[], id: string): boolean {
  return new Set(returns.map((each) => textOf(each, id).en)).size <= 1
}
