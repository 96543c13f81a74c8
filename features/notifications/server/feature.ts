import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Pusher } from '#platform/server/push/pusher.ts'
import { choiceProcesses } from './choice.processes.ts'
import { markNoticeRead } from './notice.processes.ts'
import { notificationModel } from './notification.model.ts'
import { ownChoices } from './own-choices.ts'
import { sendDuePushes } from './pushes.ts'

type JobNeeds = {
  readonly database: Database
  readonly pusher: Pusher
  readonly clock: () => number
}

export const notificationsFeature = {
  models: [notificationModel],
  ownRecords: [ownChoices],
  processes: (at: { readonly pusher: Pusher }): readonly Process[] => [
    markNoticeRead,
    ...choiceProcesses(at.pusher),
  ],
  jobs: (at: JobNeeds): readonly Job[] => [
    {
      name: 'pushes',
      everyMs: 2_000,
      atOnce: true,
      run: async () => void (await sendDuePushes(at, at.clock())),
    },
  ],
}
