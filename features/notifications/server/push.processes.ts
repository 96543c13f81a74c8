import { rolesWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Database } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Pusher } from '#platform/server/push/pusher.ts'
import { notificationMessages as text } from '../rules/notice-messages.ts'

/** Turns push on and off for the browser that asks; each request writes only the row of its own session. */
export function pushProcesses(pusher: Pusher): readonly Process[] {
  return [turnOn(pusher), turnOff]
}

/** True if notifications are pushed to the browser of this session. */
export async function isPushOn(
  { kysely }: Database,
  { sessionId }: Pick<Session, 'sessionId'>,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('push_subscription')
    .select('push_subscription_id')
    .where('auth_session_id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

function turnOn(pusher: Pusher): Process {
  return defineProcess({
    ...contracts.pushOn,
    name: { en: 'Send notices to this device', ne: 'यस उपकरणमा सूचना पठाउने' },
    roles: rolesWith('notice.own'),
    async run(given, { session, nowMs, transact }) {
      const address = {
        endpoint: given.endpoint,
        p256dh: given.p256dh,
        auth: given.auth,
      }
      if (!(await pusher.accepts(address)))
        return refusal('rule/push-address', text['push-address'])
      const { sessionId, userId } = session
      return transact(async (transaction) => {
        // Two calls of one browser take their turn, and a logout waits or has been.
        const alive = await transaction
          .selectFrom('auth_session')
          .select('auth_session_id')
          .where('auth_session_id', '=', sessionId)
          .where('ended', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (alive === undefined)
          return refusal('rule/push-session', text['push-is-off'], { status: 401 })
        // A browser has one address. It belongs to the last user who asks: older pushes to it are not sent.
        await transaction
          .deleteFrom('push_subscription')
          .where(({ eb, or }) =>
            or([eb('auth_session_id', '=', sessionId), eb('endpoint', '=', address.endpoint)]),
          )
          .execute()
        await transaction
          .insertInto('push_subscription')
          .values({
            auth_session_id: sessionId,
            ad_user_id: userId,
            ...address,
            created: new Date(nowMs),
          })
          .onConflict((conflict) => conflict.column('endpoint').doNothing())
          .execute()
        return { summary: text['push-is-on'] }
      })
    },
  })
}

const turnOff = defineProcess({
  ...contracts.pushOff,
  name: { en: 'Send no notices to this device', ne: 'यस उपकरणमा सूचना नपठाउने' },
  roles: rolesWith('notice.own'),
  run(_given, { session, transact }) {
    return transact(async (transaction) => {
      await transaction
        .deleteFrom('push_subscription')
        .where('auth_session_id', '=', session.sessionId)
        .execute()
      return { summary: text['push-is-off'] }
    })
  },
})
