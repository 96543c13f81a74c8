import { checkUrl, signFacts } from '#platform/server/pdf/signed-facts.ts'
import type { Printing } from './printing.ts'

/** What a paper prints beside its QR code: number, address to type, address in the code. */
export type SignedCheck = { readonly code: string; readonly shown: string; readonly url: string }

/** A paper's number with the facts its check page repeats, in the order the page names them; signed. */
export function signedCheck(
  code: string,
  facts: readonly string[],
  { portalUrl, signingKey }: Printing,
): SignedCheck {
  return {
    code,
    shown: `${new URL(portalUrl).host}/check`,
    url: checkUrl(portalUrl, code, signFacts([code, ...facts], signingKey)),
  }
}
