import type { Message } from '#platform/pure/message.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Sessions } from './sessions.ts'

/** An open session as the person who ends it is compared with it. */
export type EndedSession = {
  readonly auth_session_id: string
  readonly ad_user_id: number
  readonly ad_role_id: number | null
}

type Ending = {
  readonly sessions: Sessions
  readonly mayEnd: (session: EndedSession) => boolean
  readonly texts: { readonly ended: Message; readonly unknown: Message }
}

/** Ends an open session everywhere, with its entry of the trail. One that the person may not end is answered as unknown. */
export async function endSession(
  id: number,
  { nowMs, transact }: ProcessContext,
  { sessions, mayEnd, texts }: Ending,
) {
  let ended: readonly string[] = []
  const done = await transact(async (transaction, did) => {
    const row = await transaction
      .selectFrom('auth_session')
      .select(['auth_session_id', 'ad_user_id', 'ad_role_id'])
      .where('ad_session_id', '=', id)
      .where('ended', 'is', null)
      .executeTakeFirst()
    if (row === undefined || !mayEnd(row))
      return refusal('rule/session-unknown', texts.unknown, { status: 404 })
    ended = [row.auth_session_id]
    await sessions.end(ended, nowMs, transaction)
    const facts = { table: 'auth_session', record: id } as const
    did({ ...facts, before: { ended: false }, after: { ended: true, of: row.ad_user_id } })
    return { summary: texts.ended }
  })
  sessions.evict(ended)
  return done
}
