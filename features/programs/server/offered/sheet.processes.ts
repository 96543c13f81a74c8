import {
  type FieldError,
  isRefusal,
  type Refusal,
  refusal,
} from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { rowsWrong } from '#features/marking/server/rows-wrong.ts'
import { sheetLines } from '#features/marking/server/sheet-lines.ts'
import {
  changeRecord,
  createRecord,
  recordChanged,
} from '#features/registers/server/change-record.ts'
import type { RecordWrite } from '#features/registers/server/hook-context.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { curriculumMessages } from '../../rules/curriculum-messages.ts'
import { offeredText as text } from '../../rules/offered/messages.ts'
import {
  offeredSheetRead,
  offeredSheetSave,
  sheetColumns,
  termsToWire,
} from '../../wire/offered-sheet.ts'
import { batchCourseModel } from '../course.models.ts'
import { findOpening } from '../curriculum/opening-courses.ts'
import { offeredRows, offeredSheet, plannedVersions } from './sheet-courses.ts'
import { type Line, type SheetWork, compareLines } from './sheet-rows.ts'

const roles = staffWith('opening.manage')
const noOpening = refusal('rule/no-opening', curriculumMessages['no-opening'], { status: 404 })

const readSheet = defineProcess({
  ...offeredSheetRead,
  name: curriculumMessages.offered,
  roles,
  shows: [],
  async run({ n_program_cregopen_ID: id }, { database }) {
    const sheet = await offeredSheet(database.kysely, id)
    return sheet === null ? noOpening : { summary: curriculumMessages.offered, data: sheet }
  },
})

/** Saves the rows that were sent, all of them or none; not over what another person changed since they were read. */
const saveSheet = defineProcess({
  ...offeredSheetSave,
  name: text.save,
  roles,
  shows: [],
  run({ n_program_cregopen_ID: openingId, plan, file }, { transact, session, nowMs }) {
    const lines = sheetLines(file, { number: 'code', columns: sheetColumns, needs: 'all' })
    if (lines === null)
      return Promise.resolve(refusal('rule/columns-wrong', text['columns-wrong'], { status: 400 }))
    if (isRefusal(lines)) return Promise.resolve(lines)
    return transact(async (transaction, did) => {
      const write = { transaction, session, nowMs }
      if ((await findOpening(transaction, openingId)) === null) return noOpening
      const { work, wrong } = await comparedLines(lines, openingId, write)
      if (wrong.length > 0) return rowsWrong(wrong)
      const versions = plannedVersions(plan)
      const counts = { change: 0, add: 0, remove: 0 }
      const refused: FieldError[] = []
      for (const each of work) {
        const done = await carryOut(each, { openingId, versions, write })
        if (isRefusal(done)) {
          if (done.code === recordChanged.code) return done
          refused.push({
            field: String(each.line),
            message: done.errors?.[0]?.message ?? done.message,
          })
          continue
        }
        counts[each.is] += 1
        did({ table: 'n_batch_course', ...done })
      }
      if (refused.length > 0) return rowsWrong(refused)
      const saved = { changed: counts.change, added: counts.add, removed: counts.remove }
      return { summary: text.saved, values: saved, data: saved }
    })
  },
})

async function comparedLines(
  lines: readonly Line[],
  openingId: number,
  { transaction }: RecordWrite,
) {
  const rows = await offeredRows(transaction, openingId)
  const codes = lines.map(({ number }) => number)
  const courses = await transaction
    .selectFrom('n_course')
    .select(['n_course_id as id', 'value as code'])
    .where('value', 'in', codes)
    .where('isactive', '=', true)
    .execute()
  return compareLines(lines, { rows, courses: new Map(courses.map(({ id, code }) => [code, id])) })
}

type Sheet = {
  readonly openingId: number
  readonly versions: ReadonlyMap<number, number>
  readonly write: RecordWrite
}

type Done = Pick<Change, 'record' | 'before' | 'after'>

async function carryOut(
  work: SheetWork,
  { openingId, versions, write }: Sheet,
): Promise<Done | Refusal> {
  if (work.is === 'add') {
    const values = {
      n_program_cregopen_ID: openingId,
      n_course_ID: work.courseId,
      ...termsToWire(work.terms),
    }
    const made = await createRecord(batchCourseModel, values, write)
    return isRefusal(made) ? made : { record: made.id, before: {}, after: values }
  }
  const { row } = work
  const before = { ...termsToWire(row), IsActive: row.isOffered }
  const after =
    work.is === 'remove'
      ? { IsActive: false }
      : changedOf(before, { ...termsToWire(work.terms), IsActive: true })
  const version = versions.get(row.id) ?? Number.NaN
  const changed = await changeRecord(
    batchCourseModel,
    { id: row.id, version, values: after },
    write,
  )
  if (isRefusal(changed)) return changed
  const names = Object.keys(after)
  const were = Object.entries(before).filter(([name]) => names.includes(name))
  return { record: row.id, before: Object.fromEntries(were), after }
}

function changedOf<Values extends object>(before: Values, after: Values): Partial<Values> {
  const entries = Object.entries(after).filter(
    ([name, value]) => before[name as keyof Values] !== value,
  )
  return Object.fromEntries(entries) as Partial<Values>
}

export const offeredSheetProcesses = [readSheet, saveSheet]
