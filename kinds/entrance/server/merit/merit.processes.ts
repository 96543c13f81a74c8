import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { KindJobNeeds } from '#features/applying/server/server-kind.ts'
import { correctOrder, readApplicantOrder } from '../programs/correct-order.process.ts'
import { readPrograms, setPrograms } from '../programs/further.process.ts'
import { readOrder, setOrder } from '../programs/order.process.ts'
import { staySeated } from '../programs/stay.process.ts'
import { answerSeat } from './answer.process.ts'
import { computeMeritList } from './compute.process.ts'
import { lapseOffers } from './lapse-offers.ts'
import { readOwnPlace } from './own.process.ts'
import { enterParts } from '../parts/parts.process.ts'
import { proveClaim } from './prove.process.ts'
import { publishDue } from './publish-due.ts'
import { publishMeritList } from './publish.process.ts'
import { readMeritList } from './read.process.ts'
import { saveMeritRules } from './rules.process.ts'
import { stopMeritList } from './stop.process.ts'
import { tellPlaces } from './tell-places.ts'

/** Merit lists of entrances: for staff, and a student's own place and seat. */
export const meritProcesses: readonly Process[] = [
  readMeritList,
  saveMeritRules,
  enterParts,
  computeMeritList,
  proveClaim,
  publishMeritList,
  stopMeritList,
  readOwnPlace,
  answerSeat,
  readPrograms,
  setPrograms,
  readOrder,
  setOrder,
  readApplicantOrder,
  correctOrder,
  staySeated,
]

/** Publishes lists at their release time, and passes seats on that were not accepted. */
export function meritJobs({ database, clock }: KindJobNeeds): readonly Job[] {
  return [
    {
      name: 'merit-lists',
      everyMs: 2_000,
      atOnce: true,
      async run(signal) {
        const nowMs = clock()
        await publishDue(database, nowMs, signal)
        await tellPlaces(database, nowMs, signal)
        await lapseOffers(database, nowMs, signal)
      },
    },
  ]
}
