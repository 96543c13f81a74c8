import { nestedRows } from '#platform/pure/rest-dialect/nested-rows.ts'
import { expandColumns } from '#platform/pure/rest-dialect/expand-columns.ts'
import {
  dayOf,
  idOf,
  findKey,
  foundIn,
  nepalDayOf,
  numberOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import { courseColumn, courseNameFromWire } from '#features/programs/wire/course.ts'
import { paperOutcomes, promotions, sheetOutcomes } from '../rules/outcomes.ts'
import type { PublishedLine, PublishedPart, PublishedResult } from '../rules/release/published.ts'

export const resultModel = 'n_exam_result'
const linesKey = 'n_exam_resultdetails'

/**
 * Query for every published result of the student with its exam papers: only the columns read below. On the release day
 * the rest would be nearly half of each answer, and three more tables in each statement.
 */
export function ownResults(partnerId: number) {
  return {
    $select: resultColumns.join(','),
    $expand: expandColumns(linesKey, lineColumns),
    $filter: `C_BPartner_ID eq ${partnerId}`,
  } as const
}

const resultColumns = [
  'n_exam_reg_ID',
  'Created',
  'version',
  'visible_from',
  'outcome',
  'promotion',
  'sgpa',
  'cgpa',
  'credits_earned',
] as const

const parts = ['internal', 'external', 'practical'] as const

const lineColumns = [
  courseColumn,
  'CREDIT_HOUR',
  ...parts.flatMap((part) => [`${part}_om`, `${part}_fm`, `${part}_pm`]),
  'grace',
  'total_om',
  'total_fm',
  'grade',
  'grade_point',
  'outcome',
  'former_grade',
  'former_total',
] as const

/** A record of n_exam_result with its exam papers; null if it has no registration. */
export function resultFromWire(record: WireRecord): PublishedResult | null {
  const id = idOf(record, 'id')
  const registrationId = idOf(record, 'n_exam_reg_ID')
  if (id === null || registrationId === null) return null
  const { rows: lines, ...unread } = nestedRows(record, linesKey, lineFromWire)
  const promotion = foundIn(record, 'promotion', (text) => findKey(text, promotions))
  return {
    id,
    registrationId,
    version: numberOf(record, 'version') ?? 1,
    publishedOn: nepalDayOf(record, 'visible_from') ?? dayOf(record, 'Created'),
    outcome: foundIn(record, 'outcome', (text) => findKey(text, sheetOutcomes)) ?? 'FAIL',
    promotion: promotion ?? 'not-promoted',
    sgpa: numberOf(record, 'sgpa') ?? 0,
    cgpa: numberOf(record, 'cgpa') ?? 0,
    creditsEarned: numberOf(record, 'credits_earned') ?? 0,
    lines,
    ...unread,
  }
}

function lineFromWire(record: WireRecord): PublishedLine | null {
  const course = courseNameFromWire(record)
  return (
    course && {
      ...course,
      credits: numberOf(record, 'CREDIT_HOUR') ?? 0,
      parts: parts.flatMap((part) => partFromWire(record, part)),
      grace: numberOf(record, 'grace') ?? 0,
      total: numberOf(record, 'total_om'),
      full: numberOf(record, 'total_fm') ?? 0,
      grade: textOf(record, 'grade'),
      point: numberOf(record, 'grade_point') ?? 0,
      outcome: foundIn(record, 'outcome', (text) => findKey(text, paperOutcomes)) ?? 'FAIL',
      formerGrade: textOf(record, 'former_grade'),
      formerTotal: numberOf(record, 'former_total'),
    }
  )
}

/** A part the course has, in a list of one; none when it has no full marks. */
function partFromWire(record: WireRecord, name: PublishedPart['name']): readonly PublishedPart[] {
  const full = numberOf(record, `${name}_fm`)
  if (full === null) return []
  const pass = numberOf(record, `${name}_pm`) ?? 0
  return [{ name, obtained: numberOf(record, `${name}_om`), full, pass }]
}
