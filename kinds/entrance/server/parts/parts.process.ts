import { parseTable } from '#platform/pure/text/csv.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import {
  type FieldError,
  isRefusal,
  type Refusal,
  refusal,
} from '#platform/server/model-engine/refusal.ts'
import { csvRefusal } from '#platform/server/processes/csv-refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { isWrongMark, readMark } from '#features/results/rules/facts.ts'
import { rowsWrong } from '#features/marking/server/rows-wrong.ts'
import { marksMessages } from '#features/results/rules/office-messages.ts'
import { selectionMessages } from '#features/selection/rules/messages.ts'
import { presenceProblems } from '#features/selection/rules/presence-messages.ts'
import { candidatesOf, lockOpening, unknownOpening } from '#features/selection/server/candidates.ts'
import type { PresenceOnTheDay } from '#features/selection/server/selection.ts'
import { readTypedScores } from '#features/selection/server/twice/score-entries.ts'
import { effectsOf, writeEffects } from '#features/selection/server/twice/enter-twice.ts'
import { removeEntries, type ScoringContext } from '#features/selection/server/twice/write-entry.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { longestPart } from '#features/selection/rules/facts.ts'
import { entranceMeritParts } from '../../wire/merit-processes.ts'
import { entranceSelection } from '../selection.ts'
import { refuseWhileScheduled } from '../merit/exclusive.ts'
import { type PartScore, storeParts } from './part-scores.ts'

type LinePart = PartScore & { readonly line: number }

const mostParts = 10

/**
 * Enters the scores of parts of the exam from a file: all rows or none. They only decide between equal scores. Where
 * scores are typed twice, they are one person's entries.
 */
export const enterParts = defineProcess({
  ...entranceMeritParts,
  name: { en: 'Enter scores of parts of an entrance', ne: 'प्रवेश परीक्षाका भागका अङ्क राख्ने' },
  roles: entranceSelection.roles,
  run({ file }, { transact, session, nowMs, record: openingId }) {
    const typed = readParts(file)
    if (isRefusal(typed)) return Promise.resolve(typed)
    return transact(async (transaction, did) => {
      const opening = await lockOpening(transaction, entranceSelection, { openingId, ...session })
      if (opening === null) return unknownOpening(entranceSelection)
      const { texts } = entranceSelection
      if (opening.published !== null)
        return refusal('rule/published-already', texts['published-already'], { status: 409 })
      const scheduled = await refuseWhileScheduled(transaction, { openingId })
      if (scheduled !== null) return scheduled
      const candidates = await candidatesOf(transaction, entranceSelection, openingId)
      const { marks } = await entranceSelection.presence(transaction, openingId)
      const ids = new Map(candidates.map((each) => [each.symbolNumber, each.applicationId]))
      const isTwice = await entranceSelection.twice.isOn(transaction)
      const { scores, wrong } = scoresOf(typed, ids, {
        full: opening.full,
        marks,
        mayBeEmpty: isTwice,
      })
      if (wrong.length > 0) return rowsWrong(wrong)
      const at = { transaction, did, session, nowMs }
      const counts = isTwice ? await enterPartsTwice(at, openingId, scores) : null
      if (isRefusal(counts)) return counts
      if (counts === null) await enterPartsOnce(transaction, scores)
      const parts = typed.parts.join(', ')
      const n = typed.rows.length
      did({
        table: 'n_entrance_open',
        record: openingId,
        before: { part_scores: null },
        after: { part_scores: `${parts}: ${n}` },
      })
      if (counts === null)
        return { summary: text['parts-saved'], values: { n, parts }, data: { n } }
      const values = { n, parts, ...counts }
      return { summary: text['parts-saved-twice'], values, data: { n, ...counts } }
    })
  },
})

async function enterPartsOnce(
  transaction: Transaction,
  scores: readonly LinePart[],
): Promise<void> {
  await storeParts(transaction, scores)
  const typed = scores.map(({ id, part }) => ({ applicationId: id, part }))
  await removeEntries(transaction, entranceSelection, typed)
}

/** One person's entries of parts; how many are agreed by now, and how many differ. */
async function enterPartsTwice(
  at: ScoringContext,
  openingId: number,
  scores: readonly LinePart[],
): Promise<Refusal | { readonly agreed: number; readonly differ: number }> {
  const typed = await readTypedScores(at.transaction, entranceSelection, openingId)
  const asked = scores.map(({ line, id, part, score }) => ({
    line,
    on: typed.of({ applicationId: id, part }),
    entry: { attendance: 'present', score } as const,
  }))
  const { effects, wrong } = effectsOf(at, asked)
  return wrong.length > 0 ? rowsWrong(wrong) : writeEffects(at, entranceSelection, effects)
}

type TypedParts = {
  readonly parts: readonly string[]
  readonly rows: readonly {
    readonly line: number
    readonly number: string
    readonly scores: readonly string[]
  }[]
}

function readParts(file: string): TypedParts | Refusal {
  const table = parseTable(file)
  if ('wrong' in table) return csvRefusal(table)
  const head = table.head.map((name) => name.trim())
  const key = head.findIndex((name) => name.toLowerCase() === 'erollno')
  const parts = head.filter((_, index) => index !== key)
  const isNamed = parts.every((part) => part !== '' && part.length <= longestPart)
  const isCounted = parts.length > 0 && parts.length <= mostParts
  if (key < 0 || !isNamed || !isCounted || new Set(parts).size !== parts.length)
    return refusal('rule/columns-wrong', text['parts-columns'], { status: 400 })
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    number: cells[key] ?? '',
    scores: cells.filter((_, index) => index !== key),
  }))
  return { parts, rows }
}

type ScoringOfParts = Pick<PresenceOnTheDay, 'marks'> & {
  readonly full: number
  /** A person who types one part leaves the others to the next. */
  readonly mayBeEmpty: boolean
}

function scoresOf(
  { parts, rows }: TypedParts,
  ids: ReadonlyMap<string, number>,
  { full, marks, mayBeEmpty }: ScoringOfParts,
): { readonly scores: readonly LinePart[]; readonly wrong: readonly FieldError[] } {
  const scores: LinePart[] = []
  const wrong: FieldError[] = []
  const seen = new Set<string>()
  for (const { line, number, scores: typed } of rows) {
    const id = number === '' ? undefined : ids.get(number)
    const fail = (message: Message) => wrong.push({ field: String(line), message })
    if (id === undefined) fail(entranceSelection.texts['candidate-unknown'])
    else if (seen.has(number)) fail(selectionMessages['number-twice'])
    else if (marks.get(id) === 'absent' && typed.some((cell) => cell !== ''))
      fail(presenceProblems['recorded-absent'])
    else
      for (const [index, part] of parts.entries()) {
        if (mayBeEmpty && isEmptyBesideOthers(typed, index)) continue
        const score = readMark(typed[index] ?? '', { full, pass: 0 })
        if (isWrongMark(score)) fail(sayInBoth(marksMessages[score.reason], { ...score.facts }))
        else if (score !== null) scores.push({ line, id, part, score })
      }
    seen.add(number)
  }
  return { scores, wrong }
}

function isEmptyBesideOthers(typed: readonly string[], index: number): boolean {
  return typed[index] === '' && typed.some((each) => each !== '')
}
