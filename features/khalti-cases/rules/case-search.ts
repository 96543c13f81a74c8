import { latinDigits } from '#platform/pure/text/typed-text.ts'

/** Reading of a search: the attempts a reference may be of, first and last id; and the text as it was typed. */
export type CaseSearch = {
  readonly typed: string
  readonly reference: { readonly first: string; readonly last: string } | null
}

/**
 * Reads a search. A reference is read out as eight hexadecimal characters in two groups, `3F2A-91C4`, in any case, with or
 * without the hyphen; a whole attempt id is one too.
 */
export function readCaseSearch(text: string): CaseSearch {
  const typed = text.trim()
  const plain = latinDigits(typed).replaceAll(/[\s-]/g, '').toLowerCase()
  if (!/^[0-9a-f]{8}(?:[0-9a-f]{24})?$/.test(plain)) return { typed, reference: null }
  return {
    typed,
    reference: { first: uuidOf(plain.padEnd(32, '0')), last: uuidOf(plain.padEnd(32, 'f')) },
  }
}

function uuidOf(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
