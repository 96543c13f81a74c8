import { createSemaphore } from '#platform/server/semaphore.ts'

/** Plans that one process makes at once: each needs a connection for itself and another one for its progress. */
const plansAtOnce = 2

/** Runs work when it is its turn, in the order of asking. */
export const inTurn = createSemaphore(plansAtOnce)
