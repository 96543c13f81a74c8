/** Moments of a payment at which the process may die and nothing be lost or counted twice (SECURITY §2, P-09). */
export const failPoints = {
  P1: 'attempt inserted, provider not asked',
  P2: 'provider gave a link, pidx not stored',
  P3: 'pidx stored, student not answered',
  P4: 'student came back from the wallet',
  P5: 'provider answered the lookup',
  P6: 'ledger rows written, not committed',
  P7: 'credit committed, browser not sent on',
  P8: 'sweeper between two attempts',
  P9: 'mail in the outbox, not yet handed over',
  P10: 'voucher file in its place, no row',
  P11: 'voucher approved, not committed',
  P12: 'voucher reversed, not committed',
  P13: 'refund noted as asked for, provider not asked',
  P14: 'provider answered the refund, not noted',
  P15: 'refund posted, not committed',
  P20: 'cash taken, not committed',
  P21: 'cash taken back, not committed',
  P22: 'settlement of the wallet linked, not committed',
  P23: 'line of the bank linked, not committed',
  P24: 'money in suspense placed, not committed',
  P25: 'money in suspense written off, not committed',
  P26: 'days closed, not committed',
} as const

export type FailPoint = keyof typeof failPoints

/** Called at every fail point. Does nothing, except in a crash test, which ends the process there. */
export type Reached = (point: FailPoint) => void

export const carryOn: Reached = () => {}

export function isFailPoint(text: string): text is FailPoint {
  return Object.hasOwn(failPoints, text)
}
