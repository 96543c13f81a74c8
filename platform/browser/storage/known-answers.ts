import { deviceArea } from './shared-computer.ts'
import type { StoredName, StoredPrefix } from './registry.ts'
import { namesOf, parseJson, readText, writeText } from './stored.ts'

const prefix = 'answer:' satisfies StoredPrefix
/** A longer one is asked for whole; and of more, none is worth the room. */
const maxCharacters = 40_000
const mostAnswers = 30

type KnownAnswer = { readonly etag: string; readonly body: string }

let forgotten = 0

/** The last answer to this path on this device, by which it is asked for again: unchanged, it is not sent again. */
export function knownAnswer(path: string): KnownAnswer | null {
  const json = parseJson(readText(deviceArea, knownAnswerName(path)) ?? 'null')
  return isKnown(json) ? json : null
}

/** To be called before the request leaves; what it returns keeps the answer, unless everything was forgotten meanwhile. */
export function keepingAnswer(path: string): (answer: KnownAnswer) => void {
  const before = forgotten
  return (answer) => {
    if (before !== forgotten || answer.body.length > maxCharacters) return
    if (names().length >= mostAnswers)
      for (const name of names()) writeText(() => localStorage, name, null)
    writeText(deviceArea, knownAnswerName(path), JSON.stringify(answer))
  }
}

/** With the saved copies, at logout. */
export function clearAnswers(): void {
  forgotten += 1
  for (const name of names()) writeText(() => localStorage, name, null)
}

/** Key of the answer in localStorage; the script in the page's head uses it too. */
export function knownAnswerName(path: string): StoredName {
  return `${prefix}${path}`
}

function names(): readonly StoredName[] {
  return namesOf(() => localStorage, prefix)
}

function isKnown(json: unknown): json is KnownAnswer {
  return typeof json === 'object' && json !== null && 'etag' in json && 'body' in json
}
