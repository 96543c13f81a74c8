import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { internalMessages as text } from '#features/results/rules/marks/internal-messages.ts'
import { type ResultOfficeContext, oneAfterAnother, resultOffice } from '../result-office.ts'
import { internalChangeView } from '../views/mark-views.ts'
import { type Registered, registeredFor } from './registered.ts'
import { holdStudents, type InternalChange, setInternal } from './write.ts'

const sort = 'internal-change'

type About = { readonly batchCourseId: number; readonly code: string; readonly reason: string }

/** Content of a stored proposal. */
type StoredInternalChange = About & {
  readonly changes: readonly InternalChange[]
  /** The same as text for the reader, by roll number. */
  readonly says: string
}

/** Stores changes of entered marks until a second person confirms them; without changes, no proposal is made. */
export async function proposeChanges(
  at: ResultOfficeContext,
  about: About,
  changes: readonly InternalChange[],
): Promise<Refusal | { readonly n_proposal_ID?: number }> {
  if (changes.length === 0) return {}
  const stored: StoredInternalChange = { ...about, changes, says: changes.map(inWords).join(', ') }
  const subject = `internal:${about.batchCourseId}`
  const command = { sort, subject, before: '{}', after: JSON.stringify(stored) }
  const id = await propose(at, command)
  if (isRefusal(id)) return id
  return { n_proposal_ID: id }
}

/** `2082-CSAI-001: 29 (81 %) → 31 (81 %)`. */
function inWords({ rollNumber, before, after }: InternalChange): string {
  const textOf = ({ marks, attendance }: InternalChange['before']) =>
    `${marks ?? '-'}${attendance === null ? '' : ` (${attendance} %)`}`
  return `${rollNumber}: ${textOf(before)} → ${textOf(after)}`
}

/** Confirmed if every mark still is what it was then, and no exam registration was made with it since. */
export const internalChanges: ProposalType = {
  sort,
  roles: resultOffice,
  view: internalChangeView,
  async confirm(transaction, { after }, { session, nowMs }) {
    await oneAfterAnother(transaction)
    const stored: StoredInternalChange = JSON.parse(after)
    await holdStudents(transaction, await registeredFor(transaction, stored.batchCourseId))
    const students = await registeredFor(transaction, stored.batchCourseId)
    const byLine = new Map(students.map((student) => [student.lineId, student]))
    const changed: Change[] = []
    for (const change of stored.changes) {
      const student = byLine.get(change.lineId)
      if (student === undefined || !isAsThen(student, change))
        return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
      if (student.isUsed)
        return refusal('rule/exam-registered', text['exam-registered'], { status: 409 })
      changed.push(await setInternal({ transaction, session, nowMs }, change))
    }
    return changed
  },
}

function isAsThen({ marks, attendance }: Registered, { before }: InternalChange): boolean {
  return marks === before.marks && attendance === before.attendance
}
