import { earlyEntryProposals } from '#features/first-day/server/early-entry.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { earlyScores, proposeEarlyScores } from './early-scores.ts'
import { enterScores } from './enter.process.ts'
import { giveNumbers } from './numbers.process.ts'
import { proposeResult, resultProposals } from './publish.process.ts'
import { listSelections, readSheet } from './read.processes.ts'
import { giveSeats } from './seats.process.ts'
import type { Selection } from './selection.ts'
import { settleScore } from './twice/settle.process.ts'

/** Symbol numbers, scores and the proposal to publish, of one test that selects. */
export function selectionProcesses(of: Selection): readonly Process[] {
  return [
    listSelections,
    readSheet,
    giveNumbers,
    giveSeats,
    enterScores,
    proposeEarlyScores,
    settleScore,
    proposeResult,
  ].map((make) => make(of))
}

/** The part that a second person confirms. */
export function selectionProposals(of: Selection): readonly ProposalType[] {
  return [resultProposals(of), earlyEntryProposals(earlyScores(of))]
}
