import type { Rule } from 'oxlint/plugins-dev'

export const plainWords: Rule

/** `near` is the text around the word; `allowedBy` an entry of words-table.mjs. */
export function findWords(place: {
  readonly kind: 'identifiers' | 'file names' | 'comments' | 'interface texts' | 'documents'
  readonly text: string
  readonly file: string
}): readonly {
  readonly word: string
  readonly allowedBy: { readonly why: string } | undefined
  readonly near: string
}[]
