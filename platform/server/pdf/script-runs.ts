import type { Script } from './fonts.ts'

export type ScriptRun = { readonly script: Script; readonly text: string }

/** Devanagari with its joiners and danda; blanks between two Devanagari words stay with them. */
const word = String.raw`(?:\p{scx=Deva}|\u200C|\u200D)+`
const devanagari = new RegExp(`${word}(?: +${word})*`, 'gu')

/**
 * A line cut where the script changes, since no Mukta file holds both. Brackets, Latin digits and signs are in the
 * Latin file only.
 */
export function scriptRuns(line: string): ScriptRun[] {
  const runs: ScriptRun[] = []
  let done = 0
  for (const { index, 0: text } of line.matchAll(devanagari)) {
    if (index > done) runs.push({ script: 'latin', text: line.slice(done, index) })
    runs.push({ script: 'devanagari', text })
    done = index + text.length
  }
  if (done < line.length) runs.push({ script: 'latin', text: line.slice(done) })
  return runs
}
