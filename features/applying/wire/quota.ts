import { findGender } from '#features/auth/rules/facts.ts'
import { flagOf, foundIn, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { type QuotaFacts, type Quotas, quotasOf } from '../rules/quotas.ts'

export const quotaModel = 'n_quota'

/** All quotas in the order of the register. */
export const allQuotas = { $orderby: 'n_quota_ID' } as const

function quotaFromWire(record: WireRecord): QuotaFacts | null {
  const name = textOf(record, 'Name')
  if (name === '') return null
  const proofs = textOf(record, 'proofs')
  return {
    name,
    label: { en: name, ne: textOf(record, 'name_ne') || name },
    gender: foundIn(record, 'gender', findGender),
    proofs: proofs === '' ? null : { en: proofs, ne: textOf(record, 'proofs_ne') || proofs },
    isOffered: flagOf(record, 'IsActive'),
  }
}

/** Records of n_quota; one without a name is left out. */
export function quotasFromWire(records: readonly WireRecord[]): Quotas {
  return quotasOf(records.flatMap((record) => quotaFromWire(record) ?? []))
}
