import { useSay } from '#platform/browser/language.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { Item } from '../desk.queries.ts'
import type { useLock } from '../queue/use-lock.ts'

/** On the screen so long before a key may decide. */
const leastLookMs = 400

/** Reason why a press does nothing now; null if it works. `any`: the reason shown in the bar at all times. */
export function useWhyNot(at: {
  readonly item: Item
  readonly lock: Pick<ReturnType<typeof useLock>, 'holder' | 'isLapsed' | 'mayTakeOver'>
  readonly hasSeenFile: boolean
  readonly seenSince: number
}) {
  const say = useSay()
  const { item, lock, hasSeenFile, seenSince } = at
  return (press: 'approve' | 'return' | 'any'): string | null => {
    if (lock.holder !== null) return say(text[heldWords(lock)], { name: lock.holder })
    if (press !== 'return' && item.evidence.blocked !== null) return say(item.evidence.blocked)
    if (press === 'any') return null
    if (!hasSeenFile) return say(text['still-loading'])
    return Date.now() - seenSince < leastLookMs ? say(text['looked-too-short']) : null
  }
}

function heldWords({ isLapsed, mayTakeOver }: { isLapsed: boolean; mayTakeOver: boolean }) {
  if (isLapsed) return 'left-open-by'
  return mayTakeOver ? 'open-long-by' : 'open-by'
}
