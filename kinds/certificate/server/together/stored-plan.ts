import type { PrintStep } from '../../rules/print-plan.ts'

/** A certificate in the JSON of a stored plan, in the order of the file. */
export type StoredCertificate = {
  readonly id: number
  readonly step: PrintStep | null
  readonly copies: number
}

/** JSON that this server wrote itself. */
export function certificatesOf(stored: { readonly certificates: string }) {
  return JSON.parse(stored.certificates) as readonly StoredCertificate[]
}

/** A page for each copy of those that are not left out. */
export function keysOfPlan(certificates: readonly StoredCertificate[]): readonly string[] {
  return certificates.flatMap(({ id, step, copies }) =>
    step === null ? [] : Array.from({ length: copies }, () => String(id)),
  )
}
