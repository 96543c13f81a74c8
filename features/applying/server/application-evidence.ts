import { asSaid, type Message, sayInBoth } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { CheckRow, Evidence } from '#features/desk/wire/desk.ts'
import { applicationDesk as text, closingReasons, returnReasonsOf } from '../rules/desk-messages.ts'
import { historyOf, returnsOf } from './application-history.ts'
import { type JudgedFile, papersOf, personOf } from './application-papers.ts'
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
  const returns = await returnsOf(database, queue.applications.table, record)
  const files = queue.judgesPapers === true ? await papersOf(database, row, returns.at(-1)) : []
  return {
    record,
    name: row.name,
    nepaliName: row.name_nepali,
    about: asSaid([row.phone, row.opening ?? queue.name.en].filter(Boolean).join(' · ')),
    since: row.since.toISOString(),
    amount: Number(row.totalfee) === 0 ? null : Number(row.totalfee),
    columns: [text.check, text.own, text.needed],
    checks: [
      ...checksOf(row, files, queue),
      ...((await queue.claims?.(database, record)) ?? []),
      ...(row.sent_again ? [returnedBefore] : []),
    ],
    alerts: [],
    facts: await personOf(database, Number(row.c_bpartner_id)),
    files: files.map(({ isNew: _new, ...file }) => file),
    history: historyOf(row, returns),
    blocked: blockedBy(row, queue),
    ...actsOf(record, queue),
  }
}

/** Approving, returning to the student, and closing for good where somebody at the desk may. */
function actsOf(record: number, queue: ApplicationQueue) {
  const { slug, parameter } = queue.decision
  const act = (action: 'AP' | 'RJ' | 'CL', label: Message) => ({
    slug,
    body: { [parameter]: record, doc_action: action },
    label,
  })
  const turnBack = {
    ...act('RJ', text['turn-back']),
    next: text['turn-back-next'],
    reasons: returnReasonsOf(queue.judgesPapers === true),
    fillIns: [],
  }
  const turnAway = {
    ...act('CL', text['turn-away']),
    next: text['turn-away-next'],
    reasons: closingReasons,
    fillIns: [],
  }
  return {
    approve: { ...act('AP', text.approve), outcome: queue.outcome, takesAmount: false },
    turnBack,
    ...(queue.staysOpen !== true && { turnAway }),
  }
}

function checksOf(
  row: WaitingApplication,
  files: readonly JudgedFile[],
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
  return [fee, profile, ...(judgesPapers === true ? judged(row, files) : [])]
}

const returnedBefore: CheckRow = {
  fact: text['asked-before'],
  values: [text['sent-again'], text['see-history']],
  sign: 'unknown',
  note: null,
}

/** What a person at the desk judges; no machine can. */
function judged(row: WaitingApplication, files: readonly JudgedFile[]): readonly CheckRow[] {
  const papers = files.filter(({ model }) => model === 'n_bpaca_info')
  const photo = files.find(({ isPhoto }) => isPhoto === true)
  const isNew = papers.filter((each) => each.isNew).length
  const counted = isNew === 0 ? text.files : text['new-files']
  return [
    {
      fact: text.photo,
      values: [photoWords(photo), text['photo-needed']],
      sign: row.logo_id === null ? 'block' : 'unknown',
      note: null,
    },
    {
      fact: text.marksheet,
      values: [sayInBoth(counted, { n: papers.length, new: isNew }), text['files-needed']],
      sign: papers.length > 0 && isNew === 0 ? 'agree' : 'unknown',
      note: null,
    },
  ]
}

function photoWords(photo: Pick<JudgedFile, 'isNew'> | undefined): Message {
  if (photo === undefined) return text['photo-none']
  return photo.isNew ? text['new-photo'] : text['photo-there']
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
