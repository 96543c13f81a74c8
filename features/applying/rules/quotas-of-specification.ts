import { type Quotas, quotasOf } from './quotas.ts'

const names = [
  ['Open', 'खुला'],
  ['Dalit', 'दलित'],
  ['Female', 'महिला'],
  ['Foreign', 'विदेशी'],
  ['Lakshit Quota', 'लक्षित कोटा'],
  ['Bipanna', 'विपन्न'],
  ['Local', 'स्थानीय'],
  ['Sponsored', 'प्रायोजित'],
] as const

/** The eight quotas of the specification (SPEC §9), for a server that has no register of them. */
export const specificationQuotas: Quotas = quotasOf(
  names.map(([name, ne]) => ({
    name,
    label: { en: name, ne },
    gender: null,
    proofs: null,
    isOffered: true,
  })),
)
