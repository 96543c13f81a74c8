import { parseCsv } from '#platform/pure/csv.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import {
  type FieldError,
  isRefusal,
  type Refusal,
  refusal,
} from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { markProblem, rowsWrong } from '#features/results/server/rows-wrong.ts'
import { entranceResultMessages as text } from '../../rules/result-messages.ts'
import { isWrongScore, readScore, type Score, type TypedScore } from '../../rules/score.ts'
import {
  type Candidate,
  candidatesOf,
  type Entrance,
  lockEntrance,
  openingParameter,
  openingRecord,
  resultOffice,
  unknownEntrance,
} from './candidates.ts'

/** Scores, absences and who is marked as selected, from a file: all rows or none. Nothing of it is told. */
export const enterScores: Process = {
  slug: 'entrance_scores_enter',
  name: { en: 'Enter scores of an entrance', ne: 'प्रवेश परीक्षाका अङ्क राख्ने' },
  parameters: [openingParameter, { name: 'file', type: 'file', mandatory: true }],
  roles: resultOffice,
  recordParameter: openingRecord,
  run(given, { act, session, nowMs }) {
    const typed = readRows(String(given['file']))
    if (isRefusal(typed)) return Promise.resolve(typed)
    return act(async (transaction, did) => {
      const openingId = Number(given[openingParameter.name])
      const entrance = await lockEntrance(transaction, openingId, session)
      if (entrance === null) return unknownEntrance()
      if (entrance.published !== null)
        return refusal('rule/published-already', text['published-already'], { status: 409 })
      const candidates = await candidatesOf(transaction, openingId)
      const { ready, wrong } = sortRows(typed, candidates, entrance)
      if (wrong.length > 0) return rowsWrong(wrong)
      for (const { candidate, score } of ready) {
        await transaction
          .updateTable('n_entrance_reg')
          .set({ ...score, updated: new Date(nowMs), updatedby: session.userId })
          .where('n_entrance_reg_id', '=', candidate.applicationId)
          .execute()
        const { attendance, selected } = candidate
        const before = { score: candidate.score, attendance, selected }
        const record = candidate.applicationId
        did({ table: 'n_entrance_reg', record, before, after: { ...score } })
      }
      const selected = ready.filter(({ score }) => score.selected).length
      const counts = { n: ready.length, selected }
      return { summary: text['scores-saved'], values: counts, data: counts }
    })
  },
}

type TypedRow = TypedScore & { readonly line: number; readonly number: string }

function readRows(file: string): readonly TypedRow[] | Refusal {
  const [head = [], ...lines] = parseCsv(file)
  const names = ['erollno', 'score', 'attendance', 'selected']
  const places = names.map((name) => head.findIndex((each) => each.toLowerCase() === name))
  const [number = -1, score = -1] = places
  if (number < 0 || score < 0 || lines.length === 0)
    return refusal('rule/columns-wrong', text['columns-wrong'], { status: 400 })
  return lines.map((cells, index) => {
    const [erollno = '', typed = '', attendance = '', selected = ''] = places.map(
      (place) => cells[place] ?? '',
    )
    return { line: index + 2, number: erollno, score: typed, attendance, selected }
  })
}

function sortRows(
  typed: readonly TypedRow[],
  candidates: readonly Candidate[],
  { full }: Entrance,
) {
  const byNumber = new Map(candidates.map((candidate) => [candidate.symbolNumber, candidate]))
  const seen = new Set<string>()
  const ready: { candidate: Candidate; score: Score }[] = []
  const wrong: FieldError[] = []
  for (const row of typed) {
    const candidate = row.number === '' ? undefined : byNumber.get(row.number)
    const score = readScore(row, full)
    const problem: Message | null =
      candidate === undefined
        ? text['candidate-unknown']
        : seen.has(row.number)
          ? text['number-twice']
          : isWrongScore(score)
            ? sayInBoth(markProblem(score.reason), { ...score.facts })
            : null
    seen.add(row.number)
    if (problem !== null) wrong.push({ field: String(row.line), message: problem })
    else if (candidate !== undefined && !isWrongScore(score)) ready.push({ candidate, score })
  }
  return { ready, wrong }
}
