/** Where a page made at build time has the university's name, which the server writes in. */
export const nameMark = '{{institution}}'
/**
 * The same as JSON, in a block of data with this id, which no field of a form has: what the first drawing in the browser
 * goes by.
 */
export const jsonMark = '{{institution-json}}'
export const jsonBlockId = 'university-of-the-page'

/** Both names; `nameNe` may be ''. */
export type InstitutionInPage = { readonly name: string; readonly nameNe: string }
