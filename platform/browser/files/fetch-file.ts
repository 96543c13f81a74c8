import { NoAnswer, problemBody, RestProblem } from '../network/rest-failure.ts'
import type { RestClient } from '../network/rest-client.ts'
import { parseJson } from '../storage/stored.ts'
import { language } from '../language.ts'

/**
 * A file that the server sends, with the name it gives; once more with a fresh token if the first is no longer accepted. Rejects
 * with RestProblem, or NoAnswer if the file did not arrive whole.
 */
export async function fetchFile(rest: RestClient, path: string): Promise<File> {
  const bearer = await rest.bearer(null)
  const first = await get(path, bearer)
  const answer = first.status === 401 ? await get(path, await rest.bearer(bearer)) : first
  if (!answer.ok) {
    const body = await answer.text()
    throw new RestProblem(answer.status, problemBody(parseJson(body) ?? body))
  }
  const content = await answer.blob().catch(lost)
  return new File([content], nameIn(answer.headers), { type: content.type })
}

function get(path: string, bearer: string): Promise<Response> {
  const headers = { Authorization: bearer, 'Accept-Language': language.get() }
  return fetch(path, { headers, cache: 'no-store', credentials: 'same-origin' }).catch(lost)
}

function lost(): never {
  throw new NoAnswer('offline', false)
}

function nameIn(headers: Headers): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file'
}
