import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessResult } from '#platform/server/processes/process.ts'
import { twoEntriesMessages } from '#features/marking/rules/two-entries-messages.ts'
import { ownEntry } from '#features/marking/server/two-entries.ts'
import { marksMessages } from '#features/results/rules/office-messages.ts'
import type { SelectionContracts } from '../../wire/processes.ts'
import { twiceMessages } from '../../rules/messages.ts'
import { presenceProblems } from '../../rules/presence-messages.ts'
import { isWrongScore, readScore, refuseAgainstPresence } from '../../rules/score.ts'
import { isSameScore, type ScoreEntry } from '../../rules/twice.ts'
import { candidatesOf, lockOpening, type Opening, unknownOpening } from '../candidates.ts'
import { step, type Selection } from '../selection.ts'
import { readTypedScores, type TypedScore } from './score-entries.ts'
import { type ScoringContext, writeSettlement } from './write-entry.ts'

type SettleInput = Given<SelectionContracts['settle']>

/**
 * Settles a score that two people entered differently: by a person who made neither entry, with a reason. It can be
 * settled again until the result is published.
 */
export function settleScore(of: Selection): Process {
  return defineProcess({
    ...step(of, 'settle'),
    run: (given, { transact, session, nowMs, record: openingId }) =>
      transact(async (transaction, did) => {
        const opening = await lockOpening(transaction, of, { openingId, ...session })
        if (opening === null) return unknownOpening(of)
        if (opening.published !== null)
          return refusal('rule/published-already', of.texts['published-already'], { status: 409 })
        const beside = await of.beside.scores(transaction, { openingId, nowMs })
        if (beside !== null) return beside
        if (!(await of.twice.isOn(transaction)))
          return refusal('rule/typed-once', twiceMessages['typed-once'], { status: 409 })
        return settleOne({ transaction, did, session, nowMs }, of, { opening, given })
      }),
  })
}

async function settleOne(
  at: ScoringContext,
  of: Selection,
  { opening, given }: { readonly opening: Opening; readonly given: SettleInput },
): Promise<Refusal | ProcessResult> {
  const { erollno, part = '', reason } = given
  const candidates = await candidatesOf(at.transaction, of, opening.openingId)
  const candidate = candidates.find(({ symbolNumber }) => symbolNumber === erollno)
  if (candidate === undefined || erollno === '')
    return wrongField('erollno', 'candidate-unknown', of.texts['candidate-unknown'])
  const typed = await readTypedScores(at.transaction, of, opening.openingId)
  const on = typed.of({ applicationId: candidate.applicationId, part })
  const refused = refuseSettling(at, on)
  if (refused !== null) return refused
  const entry = readEntry(given, opening.full)
  if (isRefusal(entry)) return entry
  const { marks } = await of.presence(at.transaction, opening.openingId)
  const against = refuseAgainstPresence(entry, marks.get(candidate.applicationId) ?? null)
  if (against !== null) return wrongField('score', against, presenceProblems[against])
  if (reason === '') return wrongField('reason', 'reason-needed', twiceMessages['reason-needed'])
  await writeSettlement(at, of, { on, entry, reason })
  return { summary: twoEntriesMessages['difference-settled'] }
}

function refuseSettling({ session }: ScoringContext, { entries }: TypedScore): Refusal | null {
  const [first, second] = entries
  if (first === null || second === null || isSameScore(first, second))
    return refusal('rule/no-difference', twoEntriesMessages['no-difference'], { status: 409 })
  if (ownEntry(entries, session) !== null)
    return refusal('rule/entered-yourself', twoEntriesMessages['entered-yourself'], { status: 409 })
  return null
}

/** The score as typed; a part of the exam has no absence of its own. */
function readEntry(given: SettleInput, full: number): ScoreEntry | Refusal {
  const { score = '', attendance = '', part = '' } = given
  const isOfPart = part !== ''
  const read = readScore({ score, attendance: isOfPart ? '' : attendance, selected: '' }, full)
  if (!isWrongScore(read)) return { attendance: read.attendance, score: read.score }
  const message = sayInBoth(marksMessages[read.reason], { ...read.facts })
  const field = read.reason === 'attendance-unknown' ? 'attendance' : 'score'
  return wrongField(field, read.reason, message)
}

function wrongField(field: string, reason: string, message: Message): Refusal {
  return refusal(`rule/${reason}`, message, { status: 400, errors: [{ field, message }] })
}
