import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { typedNumber } from '#platform/pure/text/typed-text.ts'
import { namesByColumn } from '#features/imports/server/targets/register-names.ts'
import type {
  ImportContext,
  OpenTarget,
  RowValues,
} from '#features/imports/server/targets/target.ts'
import { selectionMessages } from '#features/selection/rules/messages.ts'
import { scoreFileMessages as text } from '../../rules/score-file/messages.ts'
import { entranceApplicationModel } from '../application.model.ts'
import { entranceSelection } from '../selection.ts'
import { attendanceWords } from './columns.ts'
import { planScore, refused, type ScoreFileRow } from './plan-score.ts'
import { entrancesByNumber, readScoreSheet, refusedOf, type ScoreFileSheet } from './sheet.ts'

/** Compares rows with the sheets of their entrances; a row without an entrance belongs to the only one with its number. */
export async function openScoreFile(
  dictionary: Dictionary,
  { transaction, session, nowMs }: ImportContext,
): Promise<OpenTarget> {
  const references = entranceApplicationModel.columns.filter(
    ({ name }) => name === 'n_entrance_open_ID',
  )
  const named = await namesByColumn(references, dictionary, transaction)
  const byNumber = await entrancesByNumber(transaction, session)
  const sheets = new Map<number, ScoreFileSheet | null>()
  const sheetOf = async (openingId: number) => {
    const known = sheets.get(openingId)
    if (known !== undefined) return known
    const sheet = await readScoreSheet(transaction, { openingId, session, nowMs })
    sheets.set(openingId, sheet)
    return sheet
  }
  const planned = new Set<string>()
  return {
    options: new Map([
      ...[...named].map(([column, { options }]) => [column, options] as const),
      ['attendance', attendanceWords],
    ]),
    cells: new Map([...named].map(([column, { cells }]) => [column, cells])),
    async planRow(values) {
      const row = rowOf(values)
      const found = byNumber.get(row.number) ?? []
      const of = await entranceOf(values, { found, part: row.part, sheetOf })
      if ('problem' in of) return refused('erollno', of.problem)
      const { sheet, column } = of
      if (sheet === null) return refused(column, entranceSelection.texts.unknown)
      const closed = refusedOf(sheet, row.part)
      if (closed !== null) return refused(column, closed.message)
      const own = `${sheet.opening.openingId} ${row.number} ${row.part}`
      if (planned.has(own)) return refused('erollno', selectionMessages['number-twice'])
      planned.add(own)
      return planScore(sheet, row, session)
    },
  }
}

function rowOf(values: RowValues): ScoreFileRow {
  const cell = (column: string) => String(values[column] ?? '')
  return {
    number: typedNumber(cell('erollno')),
    part: cell('part'),
    score: typedNumber(cell('score')),
    attendance: cell('attendance'),
  }
}

type Finding = {
  /** Entrances with the symbol number of the row. */
  readonly found: readonly number[]
  readonly part: string
  readonly sheetOf: (openingId: number) => Promise<ScoreFileSheet | null>
}

/** The entrance of a row, and the column to name where it takes no scores; without a name the only one that takes scores. */
async function entranceOf(
  values: RowValues,
  { found, part, sheetOf }: Finding,
): Promise<
  { readonly sheet: ScoreFileSheet | null; readonly column: string } | { readonly problem: Message }
> {
  const named = values['n_entrance_open_ID']
  if (named !== undefined)
    return { sheet: await sheetOf(Number(named)), column: 'n_entrance_open_ID' }
  const sheets = []
  for (const openingId of found) sheets.push(await sheetOf(openingId))
  const open = sheets.filter((sheet) => sheet !== null && refusedOf(sheet, part) === null)
  const [sheet] = [...open, ...sheets]
  if (sheet === undefined) return { problem: text['number-unknown'] }
  if (open.length === 1 || sheets.length === 1) return { sheet, column: 'erollno' }
  const names = sheets.map((each) => each?.opening.name ?? '').join(', ')
  return { problem: sayInBoth(text['number-shared'], { names }) }
}
