import type { CsvTable } from '#platform/pure/text/csv.ts'
import type { Message } from '#platform/pure/message.ts'
import {
  type FieldError,
  isRefusal,
  type Refusal,
  refusal,
} from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { readGivenTable } from '#platform/server/tables/given-table.ts'
import { rowsWrong } from '#features/marking/server/rows-wrong.ts'
import { selectionMessages } from '#features/selection/rules/messages.ts'
import { candidatesOf, lockOpening, unknownOpening } from '#features/selection/server/candidates.ts'
import { refuseClosed } from '#features/selection/server/scoring.ts'
import type { PresenceOnTheDay } from '#features/selection/server/selection.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { longestPart } from '#features/selection/rules/facts.ts'
import { entranceMeritParts } from '../../wire/merit-processes.ts'
import { entranceSelection } from '../selection.ts'
import {
  enterPartsOnce,
  enterPartsTwice,
  type LinePart,
  checkPart,
  refusePartsOf,
} from './enter-parts.ts'

const mostParts = 10

/**
 * Enters the scores of parts of the exam from a file: all rows or none. The rules of a merit list weigh them, or decide
 * between equal scores by them. Where scores are typed twice, they are one person's entries.
 */
export const enterParts = defineProcess({
  ...entranceMeritParts,
  name: { en: 'Enter scores of parts of an entrance', ne: 'प्रवेश परीक्षाका भागका अङ्क राख्ने' },
  roles: entranceSelection.roles,
  async run({ file }, { transact, session, nowMs, record: openingId }) {
    const table = await readGivenTable(file, session.userId)
    if (isRefusal(table)) return table
    const typed = readParts(table)
    if (isRefusal(typed)) return typed
    return transact(async (transaction, did) => {
      const opening = await lockOpening(transaction, entranceSelection, { openingId, ...session })
      if (opening === null) return unknownOpening(entranceSelection)
      const refused = await refuseClosed(transaction, entranceSelection, { ...opening, nowMs })
      if (refused !== null) return refused
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

type TypedParts = {
  readonly parts: readonly string[]
  readonly rows: readonly {
    readonly line: number
    readonly number: string
    readonly scores: readonly string[]
  }[]
}

function readParts(table: CsvTable): TypedParts | Refusal {
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
    const absence = id === undefined ? null : refusePartsOf(marks.get(id))
    const fail = (message: Message) => wrong.push({ field: String(line), message })
    if (id === undefined) fail(entranceSelection.texts['candidate-unknown'])
    else if (seen.has(number)) fail(selectionMessages['number-twice'])
    else if (absence !== null && typed.some((cell) => cell !== '')) fail(absence)
    else
      for (const [index, part] of parts.entries()) {
        if (mayBeEmpty && isEmptyBesideOthers(typed, index)) continue
        const checked = checkPart(typed[index] ?? '', full)
        if ('problem' in checked) fail(checked.problem)
        else if (checked.score !== null) scores.push({ line, id, part, score: checked.score })
      }
    seen.add(number)
  }
  return { scores, wrong }
}

function isEmptyBesideOthers(typed: readonly string[], index: number): boolean {
  return typed[index] === '' && typed.some((each) => each !== '')
}
