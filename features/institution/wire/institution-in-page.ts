/** Placeholder for the university's name in a page made at build time; the server replaces it. */
export const nameMark = '{{institution}}'
/**
 * The same as JSON, in a block of data with this id, which no field of a form has: what the first drawing in the browser
 * goes by.
 */
export const jsonMark = '{{institution-json}}'
export const jsonBlockId = 'university-of-the-page'

/** Both names; `nameNe` may be ''. */
export type InstitutionInPage = {
  readonly name: string
  readonly nameNe: string
  readonly isSignUpOpen: boolean
}
