import { field } from '#platform/browser/rest-failure.ts'
import { parseJson } from '#platform/browser/stored.ts'
import { type InstitutionInPage, jsonBlockId, nameMark } from '../wire/institution-in-page.ts'

/**
 * The university as the page itself says it: known before anything is asked, and the same for the page's HTML and its
 * first drawing. While pages are made it is the mark the server replaces; null on a page nobody wrote it into.
 */
export const institutionInPage: InstitutionInPage | null =
  typeof document === 'undefined' ? { name: nameMark, nameNe: '' } : readFromPage()

function readFromPage(): InstitutionInPage | null {
  const json = parseJson(document.getElementById(jsonBlockId)?.textContent ?? 'null')
  const [name, nameNe] = [field(json, 'name'), field(json, 'nameNe')]
  return typeof name === 'string' && typeof nameNe === 'string' ? { name, nameNe } : null
}
