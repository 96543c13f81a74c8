import { field } from '#platform/browser/network/rest-failure.ts'
import { parseJson } from '#platform/browser/storage/stored.ts'
import { type InstitutionInPage, jsonBlockId, nameMark } from '../wire/institution-in-page.ts'

/**
 * The university as the page itself names it: known before any request, and the same in the page's HTML and its first
 * rendering. At build time it is the mark that the server replaces; null on a page without it.
 */
export const institutionInPage: InstitutionInPage | null =
  typeof document === 'undefined'
    ? { name: nameMark, nameNe: '', isSignUpOpen: true }
    : readFromPage()

function readFromPage(): InstitutionInPage | null {
  const json = parseJson(document.getElementById(jsonBlockId)?.textContent ?? 'null')
  const [name, nameNe] = [field(json, 'name'), field(json, 'nameNe')]
  const isSignUpOpen = field(json, 'isSignUpOpen') !== false
  return typeof name === 'string' && typeof nameNe === 'string'
    ? { name, nameNe, isSignUpOpen }
    : null
}
