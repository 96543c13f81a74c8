import type { Database, Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/pure/problem.ts'
import { referenceId } from '#platform/pure/reference.ts'
import type { StoredFile } from '#platform/server/files/file-store.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import {
  acceptFile,
  type AcceptedFile,
  type UploadPlaces,
} from '#features/documents/server/accept-file.ts'
import { dailyLimit } from '#features/documents/server/daily-limit.ts'
import { refusedFile } from '#features/documents/server/add-attachment.ts'
import { attachFile } from '#features/documents/server/keep-file.ts'
import {
  blankEducation,
  type EducationFile,
  educationFiles,
  educationFileTypes,
  type EducationForm,
  educationProblems,
  type EducationRecord,
  educationRecordOf,
  isUntouched,
} from '../rules/education.ts'
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
  const limited = await dailyLimit(context.database, saver)
  if (limited !== null) return limited
  const kept = await keepFiles(body, context)
  if (isRefusal(kept)) return kept
  const record = educationRecordOf(form)
  return context.database.transaction((transaction) =>
    store(transaction, { record, kept, saver, nowMs: context.nowMs() }),
  )
}

/** Nothing unknown is taken, and nothing for somebody else: an id of another person and one of nobody are the same. */
function checkKeys(body: Body, { partnerId }: Saver): void {
  const unknown = Object.keys(body).find((key) => !knownKeys.has(key))
  if (unknown !== undefined) {
    const message = `Column ${unknown.slice(0, 60)} does not exist`
    const errors = [{ field: unknown.slice(0, 60), message }]
    throw new Problem({ code: 'plan/body', title: 'ValidationError', detail: message, errors })
  }
  const named = body['C_BPartner_ID']
  if (named !== undefined && referenceId(named) !== partnerId)
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
    base64Of(body, file) === '' ? null : { name: '', type: 'application/pdf', bytes: 1 }
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

type Kept = readonly { readonly file: AcceptedFile; readonly stored: StoredFile }[]

async function keepFiles(body: Body, { files, scan }: UploadPlaces): Promise<Kept | Refusal> {
  const kept: { file: AcceptedFile; stored: StoredFile }[] = []
  for (const kind of educationFiles) {
    const base64 = base64Of(body, kind)
    if (base64 === '') continue
    const upload = { name: null, base64, types: educationFileTypes, fallbackName: kind }
    const file = await acceptFile(upload, scan)
    if (typeof file === 'string') return refusedFile(educationFileKeys[kind], file)
    kept.push({ file, stored: await files.put(file.content) })
  }
  return kept
}

type Saving = {
  readonly record: EducationRecord
  readonly kept: Kept
  readonly saver: Saver
  readonly nowMs: number
}

async function store(
  transaction: Transaction,
  { record, kept, saver, nowMs }: Saving,
): Promise<{ recordId: number } | Refusal> {
  await lockPartner(transaction, saver.partnerId)
  const { count } = await transaction
    .selectFrom('n_bpaca_info')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('c_bpartner_id', '=', saver.partnerId)
    .where('isactive', '=', true)
    .executeTakeFirstOrThrow()
  if (count >= maxRecords)
    return refusal('rule/too-many-records', educationMessages['too-many-records'], { status: 409 })
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
  for (const each of kept)
    await attachFile(
      transaction,
      { model: 'n_bpaca_info', recordId },
      { ...each, userId: saver.userId },
    )
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
