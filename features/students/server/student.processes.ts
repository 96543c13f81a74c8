import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { textOf } from '#platform/pure/rest-dialect/record.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findModel } from '#platform/server/model-engine/access.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import { may, staffWith } from '#features/roles/rules/facts.ts'
import { canBeErased } from '#features/retention/server/erase-applicants.ts'
import { partnerWords } from '#features/profile/server/stored-words.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import { studentServerText as text } from '../rules/messages.ts'
import type { StudentFile } from '../wire/student-file.ts'
import { type DocumentNeeds, documentsOf, openDocument, portraitOf } from './documents.ts'
import { endableEnrollments } from './endable-enrollments.ts'
import { findStudents, studentOf } from './find-students.ts'
import { addNote, notesOf } from './notes.ts'
import { resetAccessProcess } from './reset-access.process.ts'
import { ledgerSection } from './ledger-section.ts'
import { cellOf, newest, type Reading, readSection } from './read-section.ts'
import { searchDeskProcess } from './search-desk.process.ts'
import { sectionPlans } from './sections.ts'
import { waitingOf } from './waiting.ts'

export type StudentNeeds = DocumentNeeds &
  Pick<Reading, 'engine'> & {
    readonly sources: readonly QueueSource[]
    readonly account: { readonly sessions: Sessions }
    /** Models of the applications of all kinds. */
    readonly applications: readonly string[]
  }

/** Finding a student and reading their file. The model engine decides what of it a role sees. */
export function studentProcesses(needs: StudentNeeds): readonly Process[] {
  return [
    defineProcess({
      ...contracts.studentsFind,
      name: text.find,
      roles: staffWith('student.find'),
      shows: 'row-by-row',
      async run(given, { database, session }) {
        const typed = given.typed
        const data = await findStudents(database, typed, { ...needs, session })
        return { summary: text.found, seen: { table: 'c_bpartner', record: '' }, data }
      },
    }),
    defineProcess({
      ...contracts.studentFile,
      name: text.file,
      roles: staffWith('student.find'),
      shows: 'row-by-row',
      run: (given, context) => studentFile(given.C_BPartner_ID, context, needs),
    }),
    defineProcess({
      ...contracts.studentDocument,
      name: text.document,
      roles: staffWith('student.find'),
      shows: 'row-by-row',
      run: (given, context) => openDocument(given, context, needs),
    }),
    searchDeskProcess(needs.sources, needs.dictionary),
    addNote,
    resetAccessProcess(needs.account.sessions),
  ]
}

async function studentFile(partnerId: number, context: ProcessContext, needs: StudentNeeds) {
  const { database, session } = context
  const reading = { ...needs, session }
  const { records } = await newest('c_bpartner', `C_BPartner_ID eq ${partnerId}`, reading)
  const [record] = records
  if (record === undefined) return refusal('rule/student-unknown', text.unknown, { status: 404 })
  const whose = { partnerId, userId: await userOf(database, partnerId) }
  const plans = sectionPlans(needs.applications)
  const [sections, ledger, documents, waiting, enrollments, notes, isErasable] = await Promise.all([
    Promise.all(plans.map((plan) => readSection(plan, whose, reading))),
    ledgerSection(database, whose, reading),
    documentsOf(database, { partnerId, role: session.role }, needs),
    waitingOf(partnerId, needs.sources, context),
    endableEnrollments(database, partnerId, session),
    notesOf(database, { partnerId, role: session.role }),
    may(session.role, 'student.erase') && canBeErased(database, partnerId),
  ])
  const there = sections.filter((each) => each !== null)
  const file: StudentFile = {
    ...studentOf(record),
    profile: profileOf(record, reading),
    waiting,
    moments: there.flatMap(({ moments }) => moments).toSorted((a, b) => b.at.localeCompare(a.at)),
    sections: [...there.map(({ section }) => section), ...(ledger === null ? [] : [ledger])],
    documents,
    portrait: await portraitOf(database, partnerId, documents),
    enrollments,
    isErasable,
    notes,
  }
  const seen = { table: 'c_bpartner', record: String(partnerId) }
  return { summary: text.file, seen, data: { file } }
}

const inTheHead = new Set(['Name', 'name_nepali', 'regrollno', 'EMail', 'Phone'])

/** Fields of the person that the role may read, in the order of the dictionary. */
function profileOf(
  record: Parameters<typeof cellOf>[0],
  { dictionary, session }: Reading,
): StudentFile['profile'] {
  const known = findModel(dictionary, 'c_bpartner', session.role)
  const fields = known?.shape.fields.filter(
    ({ standard, hidden, type, name }) =>
      !standard && !hidden && type.is !== 'image' && !inTheHead.has(name),
  )
  return (fields ?? [])
    .map((field) => ({
      label: field.label,
      // A day under the calendar its label names.
      value:
        field.type.is === 'date'
          ? textOf(record, field.name)
          : cellOf(record, field, { words: partnerWords[field.name] ?? {} }),
      whole: field.masked === undefined ? null : field.name,
    }))
    .filter(({ value }) => value !== '')
}

async function userOf({ kysely }: Database, partnerId: number): Promise<number> {
  const user = await kysely
    .selectFrom('ad_user')
    .select('ad_user_id')
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  return user?.ad_user_id ?? 0
}
