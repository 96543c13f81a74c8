import { type FieldError, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { isMadeBy } from '#features/marking/server/two-entries.ts'
import { rowsWrong } from '#features/marking/server/rows-wrong.ts'
import { selectionMessages as text, twiceMessages } from '../../rules/messages.ts'
import type { Score } from '../../rules/score.ts'
import { decideTyped, type ScoreEntry, type TypedEffect } from '../../rules/twice.ts'
import { type Candidate, keyOf } from '../candidates.ts'
import type { Selection } from '../selection.ts'
import { readTypedScores, type TypedScore } from './score-entries.ts'
import { type ScoringContext, writeEntry } from './write-entry.ts'

export type TypedLine = {
  /** Line of the file. */
  readonly line: number
  readonly candidate: Candidate
  readonly score: Score
}

/** Enters one person's scores, and marks who is selected among those that two people agreed on: all rows or none. */
export async function enterTwice(
  at: ScoringContext,
  of: Selection,
  { openingId, lines }: { readonly openingId: number; readonly lines: readonly TypedLine[] },
): Promise<Refusal | ProcessResult> {
  const typed = await readTypedScores(at.transaction, of, openingId)
  const asked = lines.map(({ line, candidate, score }) => {
    const on = typed.of({ applicationId: candidate.applicationId, part: '' })
    return { line, on, entry: score, candidate }
  })
  const { effects, wrong } = effectsOf(at, asked)
  if (wrong.length > 0) return rowsWrong(wrong)
  const counts = await writeEffects(at, of, effects)
  let selected = 0
  for (const { effect, candidate, entry } of effects) {
    if (effect.is !== 'select') continue
    await select(at, of, { candidate, selected: entry.selected })
    if (entry.selected) selected += 1
  }
  const data = { n: lines.length, ...counts, selected }
  return { summary: text['scores-entered-twice'], values: data, data }
}

type TypedScoreLine = {
  readonly line: number
  readonly on: TypedScore
  readonly entry: ScoreEntry & { readonly selected?: boolean }
}

/** Effect of each typed score for this person, or the problem of its line. */
export function effectsOf<Each extends TypedScoreLine>(
  at: Pick<ScoringContext, 'session'>,
  asked: readonly Each[],
) {
  const isMine = isMadeBy(at.session)
  const effects: (Each & { readonly effect: TypedEffect })[] = []
  const wrong: FieldError[] = []
  for (const each of asked) {
    const { line, on, entry } = each
    const effect = decideTyped(on, { entry, selected: entry.selected ?? false }, isMine)
    if (effect.is === 'refused')
      wrong.push({ field: String(line), message: twiceMessages[effect.reason] })
    else effects.push({ ...each, effect })
  }
  return { effects, wrong }
}

/** Stores the entries among the effects; how many of them are agreed by now, and how many differ. */
export async function writeEffects(
  at: ScoringContext,
  of: Selection,
  effects: readonly (TypedScoreLine & { readonly effect: TypedEffect })[],
) {
  let agreed = 0
  let differ = 0
  for (const { on, entry, effect } of effects) {
    if (effect.is !== 'enter') continue
    const { attendance, score } = entry
    const state = await writeEntry(at, of, {
      on,
      entry: { attendance, score },
      round: effect.round,
    })
    if (state === 'agreed') agreed += 1
    else if (state === 'differs') differ += 1
  }
  return { agreed, differ }
}

async function select(
  at: ScoringContext,
  { applications: table }: Selection,
  { candidate, selected }: { readonly candidate: Candidate; readonly selected: boolean },
): Promise<void> {
  const { applicationId: record } = candidate
  if (candidate.selected === selected) return
  const row = { table, key: keyOf(table), id: record }
  const columns = { selected }
  await writeRow(at.transaction, row, { columns, nowMs: at.nowMs, userId: at.session.userId })
  at.did({ table, record, before: { selected: candidate.selected }, after: columns })
}
