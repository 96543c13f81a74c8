import type { Process } from '#platform/server/processes/process.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { decide } from './release/decide.process.ts'
import { expulsionLifts, liftDecision } from './release/lift.process.ts'
import { earlyMarksProposals, proposeEarlyMarks } from './marks/early-marks.ts'
import { listExams } from './exams.process.ts'
import { internalChanges } from './internal/change.ts'
import { enterInternal } from './internal/enter.process.ts'
import { internalReading } from './internal/read.processes.ts'
import { markChanges, proposeMarkChange } from './marks/mark-change.process.ts'
import { readSheet } from './marks/mark-sheet.process.ts'
import { settleDifference } from './marks/mark-settle.process.ts'
import { enterMarks } from './marks/marks-enter.process.ts'
import { passOut } from './pass-out/pass-out.process.ts'
import { prepareResults } from './release/prepare.process.ts'
import { releaseResults, resultReleases } from './release/release.process.ts'
import { readOverview } from './release/overview.process.ts'
import { teachingProcesses } from './teaching/teaching.processes.ts'
import { stopResults } from './release/stop.process.ts'
import { schemaChanges } from './marks/schema-change.ts'
import { setSchema } from './marks/schema.process.ts'

/** Processes of results: full marks of courses, marks, decisions on candidates, preparing, releasing, passing out. */
export const resultProcesses: readonly Process[] = [
  ...internalReading,
  enterInternal,
  ...teachingProcesses,
  setSchema,
  enterMarks,
  proposeEarlyMarks,
  readSheet,
  settleDifference,
  proposeMarkChange,
  decide,
  liftDecision,
  listExams,
  readOverview,
  prepareResults,
  releaseResults,
  stopResults,
  passOut,
]

/** Proposals that a second person confirms. */
export const resultProposals: readonly ProposalType[] = [
  internalChanges,
  earlyMarksProposals,
  markChanges,
  schemaChanges,
  expulsionLifts,
  resultReleases,
]
