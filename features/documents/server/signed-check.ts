import { checkUrl, signFacts } from '#platform/server/pdf/parts/signed-facts.ts'
import type { Printing } from './printing.ts'
import type { Issued } from './register/register.ts'

/** Facts beside the QR code of a document: number, address to type, address in the code. */
export type SignedCheck = { readonly code: string; readonly shown: string; readonly url: string }

/** A part of a document with a code of its own: the invigilator's or the student's. */
export type DocumentPart = 'stub' | 'student'

/**
 * Signed code of a version: its number, version, beginning of its hash, and part of the document. The check page
 * repeats facts of the register; the hash ties the two together.
 */
export function signedCheck(
  { number, version, hash }: Issued,
  { portalUrl, signingKey }: Pick<Printing, 'portalUrl' | 'signingKey'>,
  part?: DocumentPart,
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
