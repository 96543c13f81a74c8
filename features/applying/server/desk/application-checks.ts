import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { applicationDesk as text } from '#features/applying/rules/desk/desk-messages.ts'
import { returnsOf, type ReturnRow } from '../application-history.ts'
import { type JudgedFile, filesOf } from '../documents/application-documents.ts'
import { agrees, agreesIf, differs, judgeKey, toJudge } from '#features/desk/server/check-rows.ts'
import { sameDetails } from './same-person.ts'
import type { ApplicationQueue, WaitingApplication } from './waiting-applications.ts'

/** An application's checks, with the documents and returns they were made from. */
export type CheckedApplication = {
  readonly checks: readonly CheckRow[]
  readonly files: readonly JudgedFile[]
  readonly returns: readonly ReturnRow[]
}

/**
 * The checks of applications, by their ids: the one computation behind the rows of the list and the review. Its number of
 * statements does not grow with the number of applications.
 */
export async function checkApplications(
  database: Database,
  rows: readonly WaitingApplication[],
  { queue, nowMs }: { readonly queue: ApplicationQueue; readonly nowMs: number },
): Promise<(row: WaitingApplication) => CheckedApplication> {
  if (rows.length === 0) return () => ({ checks: [], files: [], returns: [] })
  const ids = rows.map((row) => Number(row.id))
  const people = rows.map((row) => Number(row.c_bpartner_id))
  const returns = Map.groupBy(
    await returnsOf(database, queue.applications.table, ids),
    ({ record_id: record }) => record,
  )
  const lastReturns = new Map(
    [...returns].flatMap(([record, all]) => all.slice(-1).map((last) => [record, last] as const)),
  )
  const [files, claims, same] = await Promise.all([
    queue.judgesProofs === true ? filesOf(database, rows, lastReturns) : new Map(),
    queue.claims(database, ids, nowMs),
    sameDetails(database, people),
  ])
  return (row) => {
    const own: readonly JudgedFile[] = files.get(Number(row.id)) ?? []
    const checks = [
      feeCheck(row),
      profileCheck(row),
      ...(row.sent_again ? [returnedCheck(lastReturns.get(Number(row.id)))] : []),
      ...(queue.judgesProofs === true ? documentChecks(row, own) : []),
      ...(claims.get(Number(row.id)) ?? []),
      same(Number(row.c_bpartner_id)),
    ]
    return { checks, files: own, returns: returns.get(Number(row.id)) ?? [] }
  }
}

/** Why no one may approve it; null when nothing blocks. */
export function blockedBy(
  row: WaitingApplication,
  { judgesProofs }: Pick<ApplicationQueue, 'judgesProofs'>,
): Message | null {
  if (!row.complete) return text['not-complete']
  return judgesProofs === true && row.logo_id === null ? text['no-photo'] : null
}

/** Only paid applications wait here, so the fee agrees; the row shows how much was paid. */
function feeCheck(row: WaitingApplication): CheckRow {
  const paid = paisa(Number(row.feepaid))
  const amount = rsInBoth(paid)
  const isFree = Number(row.totalfee) === 0
  const found = isFree ? text['no-fee'] : sayInBoth(text.paid, { amount })
  return agrees({ fact: text.fee, found, needed: { paisa: Number(row.totalfee) } })
}

function profileCheck({ complete }: WaitingApplication): CheckRow {
  const claim = {
    fact: text.profile,
    found: complete ? text.complete : text.incomplete,
    needed: text.complete,
  }
  return complete ? agrees(claim) : { ...differs(claim), sign: 'block', note: text['not-complete'] }
}

function documentChecks(
  row: WaitingApplication,
  files: readonly JudgedFile[],
): readonly CheckRow[] {
  return [photoCheck(row, files), marksheetCheck(files)]
}

function photoCheck({ logo_id }: WaitingApplication, files: readonly JudgedFile[]): CheckRow {
  const photo = files.find(({ isPhoto }) => isPhoto === true)
  const claim = { fact: text.photo, found: photoWords(photo), needed: text['photo-needed'] }
  if (logo_id === null) return { ...differs(claim), sign: 'block' }
  return toJudge(
    { ...claim, ...(photo?.isNew === true && { inRow: text['new-photo-short'] }) },
    logo_id,
  )
}

/** Key under which a photo is judged at the desk. */
export function photoJudgeKey(photoId: number): string {
  return judgeKey(text.photo, photoId)
}

function marksheetCheck(files: readonly JudgedFile[]): CheckRow {
  const marksheets = files.filter(({ model }) => model === 'n_bpaca_info')
  const isNew = marksheets.filter((each) => each.isNew).length
  const counted = isNew === 0 ? text.files : text['new-files']
  const claim = {
    fact: text.marksheet,
    found: sayInBoth(counted, { n: marksheets.length, new: isNew }),
    needed: text['files-needed'],
  }
  return marksheets.length === 0
    ? agreesIf(false, claim)
    : toJudge(claim, ...marksheets.map(({ storedId }) => storedId))
}

/** Shown after a return, until a person has seen that it was answered. */
function returnedCheck(last: Pick<ReturnRow, 'n_application_return_id'> | undefined): CheckRow {
  const claim = {
    fact: text['asked-before'],
    found: text['sent-again'],
    needed: text['see-history'],
    inRow: text['sent-again'],
  }
  return { ...toJudge(claim, last?.n_application_return_id), leads: true }
}

function photoWords(photo: Pick<JudgedFile, 'isNew'> | undefined): Message {
  if (photo === undefined) return text['photo-none']
  return photo.isNew ? text['new-photo'] : text['photo-there']
}
