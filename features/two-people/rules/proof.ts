import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** What the second person proves before money settings are confirmed; `number`: what stands on a paper, its end to be typed from there. */
export type Proof = { readonly number: string | null }

const digitCount = 4

export type ProofReason = 'code-needed' | 'digits-wrong'

function lastDigits(number: string): string {
  return number.slice(-digitCount)
}

/** The value with its end hidden. */
export function hiddenEnd(number: string): string {
  return number.slice(0, -digitCount) + '•'.repeat(Math.min(digitCount, number.length))
}

/** Whether what was typed may be proved: a code is there, and the digits are those of the paper. */
export function decideProof(
  { number }: Proof,
  typed: { readonly code: string; readonly digits: string },
): Decision<ProofReason> {
  if (number !== null && typed.digits !== lastDigits(number)) return refuse('digits-wrong')
  return typed.code === '' ? refuse('code-needed') : allowed
}
