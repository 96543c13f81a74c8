import { describe, expect, it } from 'vitest'
import {
  type AttemptState,
  foldAttempt,
  mayMove,
  moveTo,
  outcomeOf,
  stateAfter,
} from './payment-state.ts'

const states = [
  'LINK_REQUESTED',
  'LINK_UNKNOWN',
  'LINK_REFUSED',
  'LINK_READY',
  'HELD',
  'CANCELED',
  'EXPIRED',
  'SUPERSEDED',
  'PAID',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const satisfies readonly AttemptState[]

/** The graph of SECURITY §2, written a second time: an edge added or lost by accident shows here. */
const graph = `
LINK_REQUESTED>LINK_READY LINK_REQUESTED>LINK_UNKNOWN LINK_REQUESTED>LINK_REFUSED
LINK_UNKNOWN>PAID
LINK_READY>PAID LINK_READY>HELD LINK_READY>CANCELED LINK_READY>EXPIRED LINK_READY>SUPERSEDED
HELD>HELD HELD>PAID HELD>CANCELED HELD>EXPIRED
CANCELED>PAID CANCELED>HELD EXPIRED>PAID EXPIRED>HELD
SUPERSEDED>PAID SUPERSEDED>HELD SUPERSEDED>CANCELED SUPERSEDED>EXPIRED
PAID>PARTIALLY_REFUNDED PAID>REFUNDED PARTIALLY_REFUNDED>REFUNDED`
  .trim()
  .split(/\s+/)

describe('the life of a payment attempt', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s',
    (...edge) => {
      const [from, to] = edge
      expect(mayMove(from, to)).toBe(graph.includes(edge.join('>')))
    },
  )

  it('throws at an edge that is not listed', () => {
    expect(moveTo('LINK_READY', 'PAID')).toBe('PAID')
    expect(() => moveTo('PAID', 'LINK_READY')).toThrow(/does not go from PAID to LINK_READY/)
  })

  it('never leaves PAID for anything but a refund', () => {
    expect(states.filter((to) => mayMove('PAID', to))).toEqual(['PARTIALLY_REFUNDED', 'REFUNDED'])
  })

  it('reaches PAID from every state a link was given out in', () => {
    const given: AttemptState[] = ['LINK_READY', 'HELD', 'CANCELED', 'EXPIRED', 'SUPERSEDED']
    expect(given.every((from) => mayMove(from, 'PAID'))).toBe(true)
  })

  it('is its events folded from the first', () => {
    const log = (...names: AttemptState[]) => names.map((state) => ({ state }))
    expect(foldAttempt(log('LINK_REQUESTED', 'LINK_READY', 'EXPIRED', 'PAID'))).toBe('PAID')
    expect(() => foldAttempt(log('LINK_REQUESTED', 'PAID'))).toThrow(/does not go/)
    expect(() => foldAttempt(log('LINK_READY'))).toThrow(/begins with/)
    expect(() => foldAttempt([])).toThrow(/begins with/)
  })

  it('P-16: only what was credited can be refunded; another refund ends it, in part it waits for staff', () => {
    const credited: AttemptState[] = ['PAID', 'PARTIALLY_REFUNDED']
    for (const from of states) {
      const was = credited.includes(from)
      expect(stateAfter(from, 'REFUNDED')).toBe(was ? 'REFUNDED' : 'CANCELED')
      expect(stateAfter(from, 'PARTIALLY_REFUNDED')).toBe(was ? 'PARTIALLY_REFUNDED' : 'HELD')
      expect(stateAfter(from, 'PAID')).toBe('PAID')
    }
  })

  it('says after the wallet what is known and nothing more', () => {
    expect(Object.fromEntries(states.map((state) => [state, outcomeOf(state)]))).toEqual({
      LINK_REQUESTED: 'not-known',
      LINK_UNKNOWN: 'not-completed',
      LINK_REFUSED: 'not-completed',
      LINK_READY: 'not-known',
      HELD: 'not-known',
      CANCELED: 'not-completed',
      EXPIRED: 'not-completed',
      SUPERSEDED: 'not-known',
      PAID: 'paid',
      PARTIALLY_REFUNDED: 'paid',
      REFUNDED: 'not-completed',
    })
  })
})
