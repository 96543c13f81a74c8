import type { Database, Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/pure/problem.ts'
import { referenceId } from '#platform/pure/reference.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { AcceptedFile, UploadPlaces } from '#features/documents/server/accept-file.ts'
import { attachFile } from '#features/documents/server/keep-file.ts'
import { storeContent } from '#features/documents/server/sweep-files.ts'
import { takeFile } from '#features/documents/server/take-file.ts'
import {
  blankEducation,
  type EducationForm,
  educationProblems,
  type EducationRecord,
  educationRecordOf,
  isUntouched,
} from '../rules/education.ts'
import { educationFileTypes } from '../rules/education-files.ts'
import { type EducationFile, educationFiles } from '../rules/education-lists.ts'
import { educationMessages } from '../rules/education-messages.ts'
import { educationFileKeys, educationFormFromWire } from '../wire/education.ts'
import { completeAfterWrite, lockPartner } from './complete-registration.ts'
import { listing } from './general.hook.ts'

type Body = Readonly<Record<string, unknown>>
type Saver = { readonly userId: number; readonly partnerId: number }
type Context = UploadPlaces & {
  readonly database: Database
  readonly nowMs: () => number
}

/** Staff have no profile of their own. */
const noUser = 0
const maxRecords = 20
const knownKeys: ReadonlySet<string> = new Set([
  'C_BPartner_ID',
  'institution',
  'level',
  'levelname',
  'majorSubject',
  'startYear',
  'endYear',
  'board',
  'gradingType',
  'gradingTypeName',
  'fullMarks',
  'obtainedMarks',
  ...Object.values(educationFileKeys),
])

/** POST /nou/academic_record/save (SPEC §3 Save payload): one education record with its files, of the session's person. */
export async function saveEducation(
  body: Body,
  saver: Saver,
  context: Context,
): Promise<{ readonly recordId: number } | Refusal> {
  checkKeys(body, saver)
  const form = { ...blankEducation, ...educationFormFromWire(body), ...sentFiles(body) }
  const refused = refusedForm(form)
  if (refused !== null) return refused
  const full = await fullFor(context.database.kysely, saver)
  if (full !== null) return full
  const taken = await takeFiles(body, saver, context)
  if (isRefusal(taken)) return taken
  const saving = { record: educationRecordOf(form), taken, saver, nowMs: context.nowMs() }
  return context.database.transaction((transaction) => store(transaction, saving, context))
}

/** Refuses unknown keys, and the id of another person; an unknown id gets the same answer. */
function checkKeys(body: Body, { partnerId }: Saver): void {
  const unknown = Object.keys(body).find((key) => !knownKeys.has(key))
  if (unknown !== undefined) {
    const message = `Column ${unknown.slice(0, 60)} does not exist`
    const errors = [{ field: unknown.slice(0, 60), message }]
    throw new Problem({ code: 'plan/body', title: 'ValidationError', detail: message, errors })
  }
  const named = body['C_BPartner_ID'] ?? partnerId
  if (partnerId === noUser || referenceId(named) !== partnerId)
    throw new Problem({
      status: 403,
      code: 'plan/forbidden',
      title: 'Update error',
      detail: 'You are not allowed to create a record for somebody else',
    })
}

/** Which files came along. Their type and size are looked at later, from the bytes. */
function sentFiles(body: Body): Pick<EducationForm, EducationFile> {
  const sent = (file: EducationFile) =>
    base64Of(body, file) === '' ? null : { type: 'application/pdf', bytes: 1 }
  return { marksheet: sent('marksheet'), character: sent('character'), other: sent('other') }
}

function base64Of(body: Body, file: EducationFile): string {
  const sent = body[educationFileKeys[file]]
  return typeof sent === 'string' ? sent : ''
}

/** READINGS R-25: nothing entered is one sentence, anything wrong another that lists what. */
function refusedForm(form: EducationForm): Refusal | null {
  if (isUntouched(form))
    return refusal('rule/nothing-to-save', educationMessages['nothing-to-save'])
  const problems = Object.entries(educationProblems(form))
  if (problems.length === 0) return null
  const errors = problems.map(([field, reason]) => ({ field, message: educationMessages[reason] }))
  const message = listing(
    educationMessages['validation-failed'],
    errors.map((each) => each.message),
  )
  return refusal('rule/invalid-education', message, { errors })
}

async function takeFiles(
  body: Body,
  saver: Saver,
  context: Context,
): Promise<readonly AcceptedFile[] | Refusal> {
  const taken: AcceptedFile[] = []
  for (const kind of educationFiles) {
    const base64 = base64Of(body, kind)
    if (base64 === '') continue
    const field = educationFileKeys[kind]
    const upload = { name: null, base64, types: educationFileTypes, fallbackName: kind, field }
    const file = await takeFile(upload, saver, context)
    if (isRefusal(file)) return file
    taken.push(file)
  }
  return taken
}

type Saving = {
  readonly record: EducationRecord
  readonly taken: readonly AcceptedFile[]
  readonly saver: Saver
  readonly nowMs: number
}

/** A refusal if a person has the largest allowed number of records: before files are checked, and once more after. */
async function fullFor(
  from: Database['kysely'] | Transaction,
  { partnerId }: Saver,
): Promise<Refusal | null> {
  const { count } = await from
    .selectFrom('n_bpaca_info')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('c_bpartner_id', '=', partnerId)
    .where('isactive', '=', true)
    .executeTakeFirstOrThrow()
  if (count < maxRecords) return null
  return refusal('rule/too-many-records', educationMessages['too-many-records'], { status: 409 })
}

async function store(
  transaction: Transaction,
  { record, taken, saver, nowMs }: Saving,
  { files }: UploadPlaces,
): Promise<{ recordId: number } | Refusal> {
  await lockPartner(transaction, saver.partnerId)
  const full = await fullFor(transaction, saver)
  if (full !== null) return full
  const now = new Date(nowMs)
  const { n_bpaca_info_id: recordId } = await transaction
    .insertInto('n_bpaca_info')
    .values({
      ...rowOf(record),
      c_bpartner_id: saver.partnerId,
      created: now,
      createdby: saver.userId,
      updated: now,
      updatedby: saver.userId,
    })
    .returning('n_bpaca_info_id')
    .executeTakeFirstOrThrow()
  for (const file of taken) {
    const stored = await storeContent(transaction, files, file.content)
    const keeping = { file, stored, userId: saver.userId }
    await attachFile(transaction, { model: 'n_bpaca_info', recordId }, keeping)
  }
  await completeAfterWrite(saver.partnerId, { transaction, nowMs })
  return { recordId }
}

function rowOf(record: EducationRecord) {
  return {
    value: record.level,
    institute: record.institution,
    uni_board: record.board,
    passed_year: record.endYear,
    description: record.majorSubject,
    grading_type: record.gradingType,
    obtained_marks: record.obtainedMarks,
    full_marks: record.fullMarks,
  }
}
