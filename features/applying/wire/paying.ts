import type { Paying } from '../rules/facts.ts'
import { flagOf, moneyOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'

/** What the ledger says of an application, as every kind's record carries it. */
export function payingFromWire(record: WireRecord): Paying {
  return {
    total: moneyOf(record, 'totalfee'),
    paid: moneyOf(record, 'feepaid'),
    isPaid: flagOf(record, 'IsPaid'),
    isPending: flagOf(record, 'isPending'),
  }
}
