/** An item is locked for the person who has it open until so long after their last sign of life. */
export const lockMs = 120_000

/** After so long without a decision any colleague of the queue may take over, although the holder is there. */
export const longestHoldMs = 600_000

/** A lock as it is stored: whose, until when it lives, since when that person has held it without a break; in ms. */
export type Lock = { readonly by: number; readonly untilMs: number; readonly sinceMs: number }

type LockRequest = {
  readonly userId: number
  readonly nowMs: number
  readonly takesOver: boolean
  /** The registrar takes over at any time. */
  readonly mayAlways: boolean
}

/** Milliseconds until this person may take over the lock of another; 0: now. */
export function takeOverInMs(
  { untilMs, sinceMs }: Lock,
  { nowMs, mayAlways }: LockRequest,
): number {
  if (mayAlways) return 0
  return Math.max(0, Math.min(untilMs, sinceMs + longestHoldMs) - nowMs)
}

export type LockDecision =
  | { readonly is: 'free' | 'renewed' }
  | { readonly is: 'taken-over'; readonly from: number }
  | { readonly is: 'held' }

/** Decides if a person gets the lock of an item. A held lock is taken over only on request. */
export function decideLock(lock: Lock | null, command: LockRequest): LockDecision {
  if (lock === null) return { is: 'free' }
  if (lock.by === command.userId) return { is: lock.untilMs > command.nowMs ? 'renewed' : 'free' }
  return command.takesOver && takeOverInMs(lock, command) === 0
    ? { is: 'taken-over', from: lock.by }
    : { is: 'held' }
}
