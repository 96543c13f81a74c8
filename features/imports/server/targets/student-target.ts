import { sql } from 'kysely'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { importMessages as text } from '../../rules/messages.ts'
import { studentColumnNames, studentColumns } from '../../wire/student-columns.ts'
import { studentCells } from './student-cells.ts'
import { openStudents } from './student-plan.ts'
import { storeStudents } from './student-store.ts'
import { takeStudentsBack } from './student-take-back.ts'
import type { ImportTarget } from './target.ts'

/** Existing students: person, account without a password, and the place in a programme. */
export function studentTarget(dictionary: Dictionary): ImportTarget {
  return {
    id: 'students',
    label: text.students,
    note: text['birth-needed'],
    columns: studentColumnNames.map((name) => ({ help: null, ...studentColumns[name], name })),
    keys: [['email'], ['regrollno'], ['urollno']],
    unique: ['email', 'regrollno', 'urollno', 'citizen_no'],
    newPerson: sql<number>`r.record_id`,
    open: (context, { mapping }) => openStudents(dictionary, { context, mapping }),
    readAll: (context) => studentCells(dictionary, context),
    store: storeStudents,
    takeBack: (rows, context) => takeStudentsBack(dictionary, rows, context),
  }
}
