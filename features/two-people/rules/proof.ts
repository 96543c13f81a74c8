import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** Proof of the second person: a fresh code, and the ends of numbers typed from a document. */
export type Proof = {
  /** Account number on the document; null: none is asked for. */
  readonly number: string | null
  /** Identifier inside a payment QR; absent: none is asked for. */
  readonly qr?: string
}

const digitCount = 4

export type ProofReason = 'code-needed' | 'digits-wrong' | 'qr-digits-wrong'

function lastDigits(number: string): string {
  return number.slice(-digitCount)
}

/** The value with its end hidden. */
export function hiddenEnd(number: string): string {
  return number.slice(0, -digitCount) + '•'.repeat(Math.min(digitCount, number.length))
}

/** Decides if the typed values prove it: a code is there, and the digits are those of the document. */
export function decideProof(
  { number, qr }: Proof,
  typed: { readonly code: string; readonly digits: string; readonly qrDigits?: string },
): Decision<ProofReason> {
  if (number !== null && typed.digits !== lastDigits(number)) return refuse('digits-wrong')
  if (qr !== undefined && typed.qrDigits !== lastDigits(qr)) return refuse('qr-digits-wrong')
  return typed.code === '' ? refuse('code-needed') : allowed
}
