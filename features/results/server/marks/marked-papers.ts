import { type Selectable, sql } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { TwoEntries } from '#features/marking/rules/two-entries.ts'
import type { CoursePart } from '#features/results/rules/course-result.ts'
import type { Entry, PartTerms, Schema } from '#features/results/rules/marks/entry.ts'
import type { MarkedPaperView } from '../tables.ts'

/** One person's entry, with the person's account. */
export type Entered = Entry & { readonly entryId: number; readonly by: number }

/** The mark of an exam paper, with its later changes. */
export type Mark = Entry & {
  readonly markId: number
  readonly moderated: number | null
  readonly grace: number
  readonly retotaled: number | null
}

/** An exam paper of an approved registration with all facts that decide its result. */
export type MarkedPaper = {
  readonly paperId: number
  readonly registrationId: number
  readonly openingId: number
  readonly partnerId: number
  readonly enrollmentId: number
  readonly semesterId: number
  readonly courseId: number
  readonly code: string
  readonly course: Message
  readonly credits: number
  /** '' until the exam office has issued it. */
  readonly symbolNumber: string
  readonly name: string
  readonly internal: CoursePart | null
  readonly schema: Schema
  /** By round: the first person's, and the second's. */
  readonly entries: TwoEntries<Entered>
  readonly mark: Mark | null
  readonly isExpelled: boolean
  /** Release time of its result; null if it is not scheduled. */
  readonly resultAt: Date | null
}

export type WhichPapers =
  | { readonly examId: number; readonly courseId: number }
  | { readonly openingId: number }
  | { readonly registrationId: number }
  /** Those an offered course says the full and pass marks of. */
  | { readonly batchCourseId: number }

/** In the order of symbol numbers; those that have none come last. */
export async function markedPapers(
  reader: Reader,
  which: WhichPapers,
  clientId: number,
): Promise<readonly MarkedPaper[]> {
  const all = reader.selectFrom('marked_paper').selectAll().where('ad_client_id', '=', clientId)
  const asked =
    'examId' in which
      ? all.where('n_exam_master_id', '=', which.examId).where('n_course_id', '=', which.courseId)
      : 'openingId' in which
        ? all.where('n_exam_open_id', '=', which.openingId)
        : 'registrationId' in which
          ? all.where('n_exam_reg_id', '=', which.registrationId)
          : all.where(isMarkedAs(which.batchCourseId))
  const rows = await asked
    .orderBy(sql`erollno nulls last`)
    .orderBy('n_exam_regdetails_id')
    .execute()
  return rows.map(fromRow)
}

/** True if the student's newest registration of the course is for this offer of it, as the view reads its schema. */
function isMarkedAs(batchCourseId: number) {
  return sql<boolean>`
    n_course_id = (select b.n_course_id from n_batch_course b where b.n_batch_course_id = ${batchCourseId})
    and (select b.n_program_cregopen_id from n_batch_course b where b.n_batch_course_id = ${batchCourseId}) = (
      select r.n_program_cregopen_id
      from n_program_cregdetails l join n_program_creg r on r.n_program_creg_id = l.n_program_creg_id
      where r.n_program_enroll_id = marked_paper.n_program_enroll_id and l.n_course_id = marked_paper.n_course_id
      order by r.n_program_creg_id desc limit 1)`
}

type MarkedPaperRow = Selectable<MarkedPaperView>

function fromRow(row: MarkedPaperRow): MarkedPaper {
  const { internal_fm: full, internal_pm: pass, internal_om: obtained } = row
  return {
    paperId: row.n_exam_regdetails_id,
    registrationId: row.n_exam_reg_id,
    openingId: row.n_exam_open_id,
    partnerId: row.c_bpartner_id,
    enrollmentId: row.n_program_enroll_id,
    semesterId: row.n_sem_year_id,
    courseId: row.n_course_id,
    code: row.code,
    course: { en: row.name, ne: row.name_nepali },
    credits: row.credit_hour,
    symbolNumber: row.erollno ?? '',
    name: row.person,
    internal: full === null ? null : { full, pass: pass ?? 0, obtained },
    schema: {
      external: terms(row.external_fm, row.external_pm),
      practical: terms(row.practical_fm, row.practical_pm),
    },
    entries: [
      entered(row.entry1, row.by1, entryOf(row.attendance1, row.external1, row.practical1)),
      entered(row.entry2, row.by2, entryOf(row.attendance2, row.external2, row.practical2)),
    ],
    mark: markOf(row),
    isExpelled: row.expelled,
    resultAt: row.result_at,
  }
}

/** Full and pass marks of a part; null where the course has none. */
export function terms(full: number | null, pass: number | null): PartTerms | null {
  return full === null ? null : { full, pass: pass ?? 0 }
}

function entryOf(attendance: string | null, external: number | null, practical: number | null) {
  return {
    attendance: attendance === 'absent' ? 'absent' : 'present',
    external,
    practical,
  } as const
}

function entered(entryId: number | null, by: number | null, entry: Entry): Entered | null {
  return entryId === null ? null : { entryId, by: by ?? 0, ...entry }
}

function markOf({
  n_mark_id,
  attendance,
  external,
  practical,
  ...row
}: MarkedPaperRow): Mark | null {
  if (n_mark_id === null) return null
  const { moderated, grace, retotaled } = row
  const entry = entryOf(attendance, external, practical)
  return { markId: n_mark_id, ...entry, moderated, grace: grace ?? 0, retotaled }
}
