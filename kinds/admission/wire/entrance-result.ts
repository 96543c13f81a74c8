import { academicsFromWire } from '#features/applying/wire/academic.ts'
import { flagOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { EntranceResult } from '../rules/eligibility.ts'

export const entranceResultModel = 'n_entrance_reg'

export function ownEntrancesFilter(partnerId: number): string {
  return `C_BPartner_ID eq ${partnerId}`
}

/** Reads the facts of an entrance registration that an admission needs. */
export function entranceResultFromWire(record: WireRecord): EntranceResult {
  return {
    name: textOf(record, 'n_entrance_open_ID'),
    academics: academicsFromWire(record),
    paid: flagOf(record, 'IsPaid'),
    eligible: flagOf(record, 'eligible'),
  }
}
