import { findDay } from '#platform/pure/calendar/day.ts'
import { asSaid, type Message, sayInBoth } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { CheckRow, Evidence, EvidenceFile } from '#features/desk/wire/desk.ts'
import { imageShapes } from '#features/profile/rules/facts.ts'
import { applicationDesk as text, applicationReasons } from '../rules/desk-messages.ts'
import {
  type ApplicationQueue,
  selectApplications,
  type WaitingApplication,
} from './waiting-applications.ts'

/** The application's checks, the person, and the papers where they are judged. */
export async function applicationEvidence(
  database: Database,
  record: number,
  queue: ApplicationQueue,
): Promise<Evidence | null> {
  const { rows } = await selectApplications(database, queue, { record })
  const [row] = rows
  if (row === undefined) return null
  const files = queue.judgesPapers === true ? await papersOf(database, row) : []
  const partnerId = Number(row.c_bpartner_id)
  return {
    record,
    name: row.name,
    nepaliName: row.name_nepali,
    about: asSaid([row.phone, row.opening ?? queue.name.en].filter(Boolean).join(' · ')),
    since: row.since.toISOString(),
    amount: Number(row.totalfee) === 0 ? null : Number(row.totalfee),
    columns: [text.check, text.own, text.needed],
    checks: checksOf(row, files, queue),
    alerts: [],
    facts: await personOf(database, partnerId),
    files,
    history: [{ at: row.created.toISOString(), words: text.applied }],
    blocked: blockedBy(row, queue),
    approve: {
      slug: queue.decision.slug,
      body: { [queue.decision.parameter]: record, doc_action: 'AP' },
      label: text.approve,
      outcome: queue.outcome,
      takesAmount: false,
    },
    turnBack:
      queue.staysOpen === true
        ? null
        : {
            slug: queue.decision.slug,
            body: { [queue.decision.parameter]: record, doc_action: 'CL' },
            label: text['turn-away'],
            next: text.next,
            reasons: applicationReasons,
            fillIns: [],
          },
  }
}

function checksOf(
  row: WaitingApplication,
  files: readonly EvidenceFile[],
  { judgesPapers }: ApplicationQueue,
): readonly CheckRow[] {
  const fee: CheckRow = {
    fact: text.fee,
    values: [feeWords(row), { paisa: Number(row.totalfee) }],
    sign: 'agree',
    note: null,
  }
  const profile: CheckRow = {
    fact: text.profile,
    values: [row.complete ? text.complete : text.incomplete, text.complete],
    sign: row.complete ? 'agree' : 'block',
    note: row.complete ? null : text['not-complete'],
  }
  if (judgesPapers !== true) return [fee, profile]
  const papers = files.filter(({ isPhoto, label }) => isPhoto !== true && label !== text.signature)
  const hasPhoto = row.logo_id !== null
  return [
    fee,
    profile,
    {
      fact: text.photo,
      values: [hasPhoto ? text['photo-there'] : text['photo-none'], text['photo-needed']],
      sign: hasPhoto ? 'unknown' : 'block',
      note: null,
    },
    {
      fact: text.marksheet,
      values: [sayInBoth(text.files, { n: papers.length }), text['files-needed']],
      sign: papers.length > 0 ? 'agree' : 'unknown',
      note: null,
    },
  ]
}

function blockedBy(row: WaitingApplication, { judgesPapers }: ApplicationQueue): Message | null {
  if (!row.complete) return text['not-complete']
  return judgesPapers === true && row.logo_id === null ? text['no-photo'] : null
}

function feeWords(row: WaitingApplication): Message {
  const paid = paisa(Number(row.feepaid))
  if (Number(row.totalfee) === 0) return text['no-fee']
  return sayInBoth(text.paid, { amount: { en: formatRs(paid, 'en'), ne: formatRs(paid, 'ne') } })
}

/** The same person on every paper: what to compare. */
async function personOf({ kysely }: Database, partnerId: number): Promise<Evidence['facts']> {
  const person = await kysely
    .selectFrom('c_bpartner')
    .select(['name', 'name_nepali', 'dob_ad', 'father_name'])
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const born = findDay(person.dob_ad ?? '')
  return [
    { label: text.name, value: person.name },
    { label: text['name-nepali'], value: person.name_nepali },
    { label: text.born, value: born === null ? '-' : { day: born } },
    { label: text.father, value: person.father_name ?? '-' },
  ]
}

/** How the desk cuts a photo in which the face is too small. */
function cropOf(partner: number, photoId: number): NonNullable<EvidenceFile['crop']> {
  const body = { C_BPartner_ID: partner, ad_image_ID: photoId }
  return { slug: 'photo_crop', body, frame: imageShapes.photo }
}

/** Photo, signature, and the files of the education records. */
async function papersOf(
  { kysely }: Database,
  row: WaitingApplication,
): Promise<readonly EvidenceFile[]> {
  const partner = Number(row.c_bpartner_id)
  const pictures = await kysely
    .selectFrom('ad_image as i')
    .innerJoin('stored_file as f', 'f.stored_file_id', 'i.stored_file_id')
    .select(['i.ad_image_id', 'f.file_name as name', 'f.mime', 'f.bytes'])
    .where('i.ad_image_id', 'in', [Number(row.logo_id ?? 0), Number(row.signature_id ?? 0)])
    .execute()
  const papers = await kysely
    .selectFrom('n_bpaca_info as e')
    .innerJoin('attachment as a', (join) =>
      join.onRef('a.record_id', '=', 'e.n_bpaca_info_id').on('a.model', '=', 'n_bpaca_info'),
    )
    .innerJoin('stored_file as f', 'f.stored_file_id', 'a.stored_file_id')
    .select(['e.n_bpaca_info_id', 'e.value', 'e.uni_board', 'a.name', 'f.mime', 'f.bytes'])
    .where('e.c_bpartner_id', '=', partner)
    .where('e.isactive', '=', true)
    .orderBy('a.attachment_id')
    .execute()
  const photoId = Number(row.logo_id ?? 0)
  const shown = pictures
    .map(({ ad_image_id, ...file }): EvidenceFile => {
      const isPhoto = ad_image_id === photoId
      const at = { ...file, model: 'c_bpartner', record: partner }
      return isPhoto
        ? { ...at, label: text.photo, isPhoto, crop: cropOf(partner, photoId) }
        : { ...at, label: text.signature }
    })
    .toSorted((one, other) => Number(other.isPhoto ?? 0) - Number(one.isPhoto ?? 0))
  return [
    ...shown,
    ...papers.map(({ n_bpaca_info_id, value, uni_board, ...file }) => ({
      ...file,
      model: 'n_bpaca_info',
      record: n_bpaca_info_id,
      label: asSaid(`${value}, ${uni_board}`),
    })),
  ]
}
