import type { Process } from '#platform/server/processes/process.ts'
import { enterScores } from './enter.process.ts'
import { giveNumbers } from './numbers.process.ts'
import { proposeResult } from './publish.process.ts'
import { listSelections, readSheet } from './read.processes.ts'
import type { Selection } from './selection.ts'

/** Symbol numbers, scores and the proposal to publish, of one test that selects. */
export function selectionProcesses(of: Selection): readonly Process[] {
  return [listSelections, readSheet, giveNumbers, enterScores, proposeResult].map((make) =>
    make(of),
  )
}
