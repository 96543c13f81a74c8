import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '#features/results/wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { marksMessages as text } from '#features/results/rules/office-messages.ts'
import {
  type MarkChangeInput,
  changeOf,
  type MarkChange,
  refuseChange,
  marksOf,
} from './mark-change.ts'
import { type MarkedPaper, markedPapers } from './marked-papers.ts'
import {
  type ResultOfficeContext,
  inOffice,
  marksOffice,
  oneAfterAnother,
  refuseBlank,
  resultOffice,
  stamp,
  unknown,
} from '../result-office.ts'
import { markChangeView } from '../views/mark-views.ts'

const sort = 'mark-change'

type Sheet = { readonly examId: number; readonly courseId: number }

/** Content of a stored proposal: enough to find its sheet again, and every mark it changes. */
type StoredMarkChange = Sheet & {
  readonly reason: string
  readonly marks: readonly MarkChange[]
  /** The same as text for the reader: the course, and each mark by symbol number. */
  readonly code: string
  readonly says: string
}

/**
 * Proposes what is made of a mark, or with `add` and without a symbol number of every mark of a sheet, for a reason or
 * by a rule. Nothing changes before a second person confirms.
 */
export const proposeMarkChange = defineProcess({
  ...contracts.markChange,
  name: { en: 'Propose moderation or grace', ne: 'मोडरेसन वा ग्रेसको प्रस्ताव गर्ने' },
  roles: marksOffice,
  run(given, context) {
    const asked = refuseBlank(given.reason) ?? readAsked(given)
    if (isRefusal(asked)) return Promise.resolve(asked)
    return inOffice(context, (at) => proposeChange(at, given, asked))
  },
})

function readAsked(given: Given<typeof contracts.markChange>): MarkChangeInput | Refusal {
  const { moderated = '', grace = '', add = '' } = given
  const isForSheet = given.erollno === undefined
  const isReasonGiven = isForSheet
    ? add !== '' && moderated + grace === ''
    : moderated + grace + add !== ''
  if (!isReasonGiven)
    return refusal('rule/nothing-to-change', text['nothing-to-change'], { status: 400 })
  if (add !== '' && !/^-?\d{1,3}(?:\.\d{1,2})?$/.test(add))
    return refusal('rule/not-a-mark', text['not-a-mark'], { status: 400, values: { typed: add } })
  return { moderated, grace, add }
}

async function proposeChange(
  at: ResultOfficeContext,
  given: Given<typeof contracts.markChange>,
  asked: MarkChangeInput,
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at.transaction)
  const sheet = {
    examId: given.n_exam_master_ID,
    courseId: given.n_course_ID,
  }
  const papers = await chosenPapers(at, sheet, given.erollno)
  if (isRefusal(papers)) return papers
  const changes: MarkChange[] = []
  for (const paper of papers) {
    const changed = changeOf(paper, asked)
    if ('reason' in changed)
      return refusal(
        `rule/${changed.reason}`,
        sayInBoth(text[changed.reason], { ...changed.facts }),
        {
          status: 400,
        },
      )
    changes.push(changed)
  }
  const reason = given.reason
  const [first] = papers
  const stored = (marks: readonly MarkChange[]): StoredMarkChange => ({
    ...sheet,
    reason,
    marks,
    code: first?.code ?? '',
    says: marks.map((mark, index) => inWords(mark, papers[index])).join(', '),
  })
  const subject =
    given.erollno === undefined
      ? `sheet:${sheet.examId}:${sheet.courseId}`
      : `mark:${first?.paperId ?? 0}`
  const before = JSON.stringify(stored(papers.map(marksOf)))
  const command = { sort, subject, before, after: JSON.stringify(stored(changes)) }
  const id = await propose(at, command)
  if (isRefusal(id)) return id
  const n = changes.length
  return { summary: text['change-proposed'], values: { n }, data: { n_proposal_ID: id, n } }
}

/** `2083-0001: 28, moderated 31.5, grace 1`. */
function inWords({ moderated, grace }: MarkChange, paper: MarkedPaper | undefined): string {
  const raw = `${paper?.symbolNumber ?? ''}: ${paper?.mark?.external ?? ''}`
  const made = moderated === null ? '' : `, moderated ${moderated}`
  return `${raw}${made}${grace === 0 ? '' : `, grace ${grace}`}`
}

/** The candidate's exam paper; for a whole sheet those with a mark to change, if all others are agreed too. */
async function chosenPapers(
  at: ResultOfficeContext,
  sheet: Sheet,
  symbolNumber: string | undefined,
): Promise<readonly MarkedPaper[] | Refusal> {
  const papers = await markedPapers(at.transaction, sheet, at.session.clientId)
  if (papers.length === 0) return unknown('sheet')
  if (symbolNumber !== undefined) {
    const paper = papers.find((each) => each.symbolNumber === symbolNumber)
    return paper === undefined ? unknown('candidate') : (refuseChange(paper) ?? [paper])
  }
  const sat = papers.filter(({ mark }) => mark?.attendance !== 'absent')
  for (const paper of sat) {
    const refused = refuseChange(paper)
    if (refused !== null) return refused
  }
  return sat
}

/** Confirmed as proposed, if every mark still is what it was then. */
export const markChanges: ProposalType = {
  sort,
  roles: resultOffice,
  view: markChangeView,
  async confirm(transaction, proposal, { session, nowMs }) {
    await oneAfterAnother(transaction)
    const [before, after] = [proposal.before, proposal.after].map(storedOf)
    if (before === undefined || after === undefined) return unknown('sheet')
    const papers = await markedPapers(transaction, after, session.clientId)
    const byId = new Map(papers.map((paper) => [paper.paperId, paper]))
    const changes: Change[] = []
    for (const [index, change] of after.marks.entries()) {
      const paper = byId.get(change.paperId)
      const was = before.marks[index]
      if (paper === undefined || JSON.stringify(marksOf(paper)) !== JSON.stringify(was))
        return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
      const refused = refuseChange(paper)
      if (refused !== null) return refused
      changes.push(
        await write({ transaction, session, nowMs }, { paper, change, reason: after.reason }),
      )
    }
    return changes
  },
}

function storedOf(json: string): StoredMarkChange {
  const stored: StoredMarkChange = JSON.parse(json)
  return stored
}

async function write(
  at: Omit<ResultOfficeContext, 'did'>,
  { paper, change, reason }: { paper: MarkedPaper; change: MarkChange; reason: string },
): Promise<Change> {
  const { moderated, grace } = change
  const now = marksOf(paper)
  const set = {
    moderated,
    grace,
    ...(moderated !== now.moderated && { moderated_for: reason }),
    ...(grace !== now.grace && { grace_for: grace === 0 ? null : reason }),
  }
  await at.transaction
    .updateTable('n_mark')
    .set({ ...set, ...stamp(at) })
    .where('n_exam_regdetails_id', '=', paper.paperId)
    .execute()
  const before = { moderated: now.moderated, grace: now.grace }
  return { table: 'n_mark', record: paper.mark?.markId ?? 0, before, after: set }
}
