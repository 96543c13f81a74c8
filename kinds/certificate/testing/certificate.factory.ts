import type { Insertable } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type Money, rupees } from '#platform/pure/money/money.ts'
import { certificateTypes, type CertificateType } from '../rules/certificate.ts'

type OpeningInsert = Insertable<Tables['n_certificate_open']>

/** Every type as a university usually offers it: fee and urgent fee in rupees, series, who may ask. */
const usual = {
  TRANSCRIPT: [1_000, 500, 'TR', 'BOTH'],
  PROVISIONAL: [500, 500, 'PC', 'PASSED_OUT'],
  CHARACTER: [300, 200, 'CC', 'BOTH'],
  MIGRATION: [500, 500, 'MC', 'BOTH'],
  MEDIUM: [300, 200, 'MI', 'BOTH'],
  VERIFICATION: [200, 200, 'VL', 'BOTH'],
  GRADESHEETS: [500, 300, 'DG', 'BOTH'],
} as const satisfies Record<CertificateType, readonly [number, number, string, string]>

/** Usual fee of a copy, and the urgent fee. */
export function usualFees(type: CertificateType): readonly [fee: Money, urgentFee: Money] {
  const [fee, urgentFee] = usual[type]
  return [rupees(fee), rupees(urgentFee)]
}

/** A type of certificate as it is usually offered. */
export function aCertificateType(
  type: CertificateType,
  row: Partial<OpeningInsert> = {},
): OpeningInsert {
  const [, , series, askers] = usual[type]
  const [fee, urgentfee] = usualFees(type)
  const { en: name, ne: name_ne } = certificateTypes[type]
  return {
    name,
    name_ne,
    type,
    fee,
    urgentfee,
    series,
    askers,
    two_people: type === 'TRANSCRIPT',
    ...row,
  }
}

export async function storeCertificateType(
  transaction: Transaction,
  row: OpeningInsert,
): Promise<number> {
  const { n_certificate_open_id } = await transaction
    .insertInto('n_certificate_open')
    .values(row)
    .returning('n_certificate_open_id')
    .executeTakeFirstOrThrow()
  return n_certificate_open_id
}
