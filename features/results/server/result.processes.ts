import type { Process } from '#platform/server/processes/process.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { decide } from './decide.process.ts'
import { expulsionLifts, liftDecision } from './lift.process.ts'
import { earlyMarksProposals, proposeEarlyMarks } from './early-marks.ts'
import { listExams } from './exams.process.ts'
import { internalChanges } from './internal/change.ts'
import { enterInternal } from './internal/enter.process.ts'
import { internalReading } from './internal/read.processes.ts'
import { markChanges, proposeMarkChange } from './mark-change.process.ts'
import { readSheet } from './mark-sheet.process.ts'
import { settleDifference } from './mark-settle.process.ts'
import { enterMarks } from './marks-enter.process.ts'
import { passOut } from './pass-out/pass-out.process.ts'
import { prepareResults } from './prepare.process.ts'
import { releaseResults, resultReleases } from './release.process.ts'
import { readOverview } from './overview.process.ts'
import { stopResults } from './stop.process.ts'
import { schemaChanges } from './schema-change.ts'
import { setSchema } from './schema.process.ts'

/** Processes of results: full marks of courses, marks, decisions on candidates, preparing, releasing, passing out. */
export const resultProcesses: readonly Process[] = [
  ...internalReading,
  enterInternal,
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
