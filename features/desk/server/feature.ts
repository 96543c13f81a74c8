import type { Process } from '#platform/server/processes/process.ts'
import { reviewProcesses } from './desk.processes.ts'
import { usualDaysProcess } from './medians.ts'
import type { DeskNeeds } from './on-item.ts'
import { overviewProcess } from './overview.ts'
import { ownKeysProcesses } from './own-keys.processes.ts'
import { type ReasonPlace, translateProcess } from './translations/translate.process.ts'
import { type ReturningQueue, returnReasonModel } from './reasons/return-reason.model.ts'
import { queuesPart } from './status/queues-part.ts'
import { translationQueue } from './translations/translation.queue.ts'

/** `reasons`: every place of a reason, of all features. */
type ActingNeeds = DeskNeeds & { readonly reasons: readonly ReasonPlace[] }

type DeskParts = {
  /** The last days that the overview names. */
  readonly closings: Parameters<typeof overviewProcess>[0]
  /** Queues of all features that return items to their students. */
  readonly returning: readonly ReturningQueue[]
}

export const deskFeature = ({ closings, returning }: DeskParts) => ({
  models: [returnReasonModel(returning)],
  queues: () => [translationQueue],
  status: (at: Parameters<typeof queuesPart>[0]) => [queuesPart(at)],
  processes: (at: ActingNeeds): readonly Process[] => [
    ...ownKeysProcesses,
    translateProcess(at.reasons),
    ...reviewProcesses(at),
    overviewProcess(closings, [...new Set(at.sources.flatMap((source) => source.roles))]),
    usualDaysProcess(),
  ],
})
