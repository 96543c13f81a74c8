import { checkUrl, signFacts } from '#platform/server/pdf/signed-facts.ts'
import type { Printing } from './printing.ts'
import type { Issued } from './register/register.ts'

/** What a paper prints beside its QR code: number, address to type, address in the code. */
export type SignedCheck = { readonly code: string; readonly shown: string; readonly url: string }

/** A part of a paper that has a code of its own: what the invigilator keeps, or the student. */
export type PaperPart = 'stub' | 'student'

/**
 * The code of a version, signed: its number, which version, the beginning of its hash, and of which part of the paper.
 * What the page repeats is the register's; the hash ties the two together.
 */
export function signedCheck(
  { number, version, hash }: Issued,
  { portalUrl, signingKey }: Pick<Printing, 'portalUrl' | 'signingKey'>,
  part?: PaperPart,
): SignedCheck {
  const facts = [number, String(version), shortHash(hash), ...(part === undefined ? [] : [part])]
  return {
    code: number,
    shown: `${new URL(portalUrl).host}/check`,
    url: checkUrl(portalUrl, number, signFacts(facts, signingKey)),
  }
}

/** As much of a hash as a code carries: 64 bits. */
export function shortHash(hash: string): string {
  return hash.slice(0, 16)
}
