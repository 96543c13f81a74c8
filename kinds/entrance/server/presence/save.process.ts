import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import type { ExamOfficeContext } from '#features/examination/server/exam-office.ts'
import { rowsWrong } from '#features/marking/server/rows-wrong.ts'
import { lockOpening, unknownOpening } from '#features/selection/server/candidates.ts'
import { presenceMessages as text } from '../../rules/presence/messages.ts'
import { entrancePresenceSave } from '../../wire/presence.ts'
import { entranceSelection } from '../selection.ts'
import { findSitting, refusePresence } from './find-sitting.ts'
import { presentApplicants, seenOf } from './presence.rows.ts'
import { readMarks, marksOf, type TypedMark } from './read-marks.ts'
import { refuseWithoutReason } from './refuse-without-reason.ts'
import { writeMarks } from './write-marks.ts'

/**
 * Records presence from a file, all rows or none, from the beginning of the sitting until the result is published. An
 * absent applicant stands as absent on the score sheet. A change of what is recorded needs a reason; not over what another
 * person has saved since it was read.
 */
export const savePresence = defineProcess({
  ...entrancePresenceSave,
  name: { en: 'Record presence in a sitting', ne: 'पालीको हाजिरी राख्ने' },
  roles: entranceSelection.roles,
  async run(given, { transact, session, nowMs, record: routineId }) {
    const { userId, clientId } = session
    const typed = await readMarks(given.file, userId)
    if (isRefusal(typed)) return typed
    return transact((transaction, did) =>
      save({ transaction, did, userId, clientId, nowMs }, { ...given, routineId }, typed),
    )
  },
})

type SaveInput = Pick<Given<typeof entrancePresenceSave>, 'n_exam_room_ID' | 'seen' | 'reason'> & {
  readonly routineId: number
}

type Saved = ProcessResult & {
  readonly data: { readonly present: number; readonly absent: number; readonly corrected: number }
}

async function save(
  at: ExamOfficeContext,
  { routineId, n_exam_room_ID, seen, reason = '' }: SaveInput,
  typed: readonly TypedMark[],
): Promise<Refusal | Saved> {
  const { transaction, clientId, nowMs } = at
  const roomId = n_exam_room_ID ?? null
  const sitting = await findSitting(transaction, { routineId, clientId })
  if (isRefusal(sitting)) return sitting
  const { openingId } = sitting
  const opening = await lockOpening(transaction, entranceSelection, { openingId, clientId })
  if (opening === null) return unknownOpening(entranceSelection)
  const closed = await refusePresence(transaction, { sitting, opening, nowMs })
  if (closed !== null) return closed
  const applicants = await presentApplicants(transaction, openingId)
  const own = applicants.filter(
    (each) => each.routineId === routineId && (roomId === null || each.roomId === roomId),
  )
  if (seenOf(own) !== seen)
    return refusal('rule/presence-changed', text['presence-changed'], { status: 409 })
  const { given, wrong } = marksOf(typed, applicants, { routineId, roomId })
  if (wrong.length > 0) return rowsWrong(wrong)
  const refused = reason === '' ? refuseWithoutReason(given) : null
  if (refused !== null) return refused
  const done = await writeMarks(at, given, reason)
  const count = (mark: string) => given.filter((each) => each.mark === mark).length
  const counts = {
    present: count('present'),
    absent: count('absent'),
    corrected: done.corrected,
  }
  const values = { ...counts, removed: done.removed }
  return { summary: text['presence-saved'], values, data: counts }
}
