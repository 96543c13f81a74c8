import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#platform/pure/message.ts'
import { boundedCache } from '#platform/server/bounded-cache.ts'
import type { Database, Reader, Transaction } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { findRole } from '#features/roles/rules/facts.ts'
import { isSessionAlive, type SessionLength, sessionsPerUser } from '../rules/session-limits.ts'
import { lastSeen } from './last-seen.ts'
import type { SessionStage } from './tables.ts'

/** A session with what every request needs to know about its person. */
export type LiveSession = Session & {
  /** `AD_Session_ID` of tokens. */
  readonly sessionNumber: number
  readonly stage: SessionStage
  readonly email: string
  readonly length: SessionLength
  readonly startedMs: number
  readonly lastSeenMs: number
  /** The second factor was proved: what staff need and students never have. */
  readonly isProvedTwice: boolean
}

const channel = 'session'
/** Beyond this many the session seen longest ago is read again, never all of them at once. */
const mostCached = 20_000

export type Sessions = ReturnType<typeof createSessions>

/**
 * Sessions live in the database. Each process caches those it has seen and evicts them when any process says so:
 * logout, password change and deactivation work at once (READINGS R-73, PERFORMANCE "Build on" 3).
 */
export function createSessions(database: Database) {
  const cache = boundedCache<LiveSession>(mostCached)
  let endings = 0
  const used = lastSeen(database)

  /** A session that is in memory, alive, and need not be marked as used now; null for every other. */
  function known(sessionId: string, nowMs: number): LiveSession | null {
    const session = cache.get(sessionId)
    if (session === undefined || !isSessionAlive(session, nowMs)) return null
    return isSeenLately(session, nowMs) ? session : null
  }

  /** Alive by its row and the clock, or null. Marks it as used, at most once a minute. */
  async function find(sessionId: string, nowMs: number): Promise<LiveSession | null> {
    const cached = cache.get(sessionId)
    const isFresh = cached !== undefined && isSessionAlive(cached, nowMs)
    const session = isFresh ? cached : await remember(sessionId)
    if (session === null || !isSessionAlive(session, nowMs)) return null
    if (isSeenLately(session, nowMs)) return session
    const seen = { ...session, lastSeenMs: nowMs }
    if (cache.get(sessionId) !== undefined) cache.set(sessionId, seen)
    used.note(sessionId, nowMs)
    return seen
  }

  /**
   * Reads the row: another process may have seen the person since. Caches it only if it is full and no session ended
   * meanwhile; a session that is not full yet may become full in any process.
   */
  async function remember(sessionId: string): Promise<LiveSession | null> {
    const endingsBefore = endings
    const session = await loadSession(database, sessionId)
    if (session?.stage === 'full' && endings === endingsBefore) cache.set(sessionId, session)
    return session
  }

  /** User of an active or ended session; null if no session has this id. */
  async function findOwner(sessionId: string): Promise<number | null> {
    const row = await database.kysely
      .selectFrom('auth_session')
      .select('ad_user_id')
      .where('auth_session_id', '=', sessionId)
      .executeTakeFirst()
    return row?.ad_user_id ?? null
  }

  async function listen(): Promise<void> {
    await database.listen(channel, (sessionId) => {
      endings++
      if (sessionId === '*') cache.deleteWhere(() => true)
      else cache.delete(sessionId)
    })
  }

  /** Ends sessions in every process once the transaction commits; the rows stay for the record. */
  async function end(
    sessionIds: readonly string[],
    nowMs: number,
    transaction: Transaction,
  ): Promise<void> {
    if (sessionIds.length === 0) return
    await transaction
      .updateTable('auth_session')
      .set({ ended: new Date(nowMs), refresh_hash: null })
      .where('auth_session_id', 'in', sessionIds)
      .where('ended', 'is', null)
      .execute()
    for (const sessionId of sessionIds) await database.notify(channel, sessionId, transaction)
  }

  /** After the commit that ended them: this process does not wait for its own notification. */
  function evict(sessionIds: readonly string[]): void {
    endings++
    for (const sessionId of sessionIds) cache.delete(sessionId)
  }

  return { find, known, findOwner, listen, end, evict, close: used.close }
}

function isSeenLately({ lastSeenMs }: LiveSession, nowMs: number): boolean {
  return nowMs - lastSeenMs < 60_000
}

async function loadSession(database: Database, sessionId: string): Promise<LiveSession | null> {
  const row = await database.kysely
    .selectFrom('auth_session as s')
    .innerJoin('ad_user as u', 'u.ad_user_id', 's.ad_user_id')
    .select(['s.stage', 's.length', 's.language', 's.started', 's.last_seen', 's.ad_role_id'])
    .select(['s.ad_session_id', 's.code_at'])
    .select(['u.ad_user_id', 'u.email', 'u.c_bpartner_id', 'u.ad_client_id', 'u.ad_org_id'])
    .where('s.auth_session_id', '=', sessionId)
    .where('s.ended', 'is', null)
    .where('u.isactive', '=', true)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    sessionId,
    sessionNumber: row.ad_session_id,
    userId: row.ad_user_id,
    partnerId: row.c_bpartner_id ?? 0,
    clientId: row.ad_client_id,
    organizationId: row.ad_org_id,
    roleId: row.ad_role_id ?? 0,
    role: findRole(row.ad_role_id ?? 0) ?? '',
    language: row.language,
    stage: row.stage,
    email: row.email,
    length: row.length,
    startedMs: row.started.getTime(),
    lastSeenMs: row.last_seen.getTime(),
    isProvedTwice: row.code_at !== null,
  }
}

export type NewSession = {
  readonly userId: number
  readonly roleId: number | null
  readonly stage: SessionStage
  readonly length: SessionLength
  readonly language: Language
  readonly isProvedTwice?: boolean
  /** Network address it was opened from; stored for staff only. */
  readonly openedFrom?: string
  /** Browser and system by name; null: unknown. */
  readonly device?: string | null
}

export type Opened = {
  readonly sessionId: string
  readonly sessionNumber: number
  /** In plain text, returned once: only its hash is stored. */
  readonly refreshToken: string
  /** Sessions beyond the newest five of the person, this one counted: to be ended (SECURITY T04). */
  readonly surplus: readonly string[]
}

/**
 * Opens a session in one statement. It also stores the language, in which the user's mails and notifications are
 * written from then on.
 */
export async function openSession(at: Reader, session: NewSession, nowMs: number): Promise<Opened> {
  const sessionId = randomUUID()
  const refreshToken = randomBytes(32).toString('base64url')
  const { userId, language } = session
  const isFirst = session.stage === 'login'
  const row = await at
    .with('opened', (first) =>
      first
        .insertInto('auth_session')
        .values({
          auth_session_id: sessionId,
          ad_user_id: userId,
          ad_role_id: session.roleId,
          stage: session.stage,
          length: session.length,
          language,
          started: new Date(nowMs),
          last_seen: new Date(nowMs),
          refresh_hash: isFirst ? null : hashToken(refreshToken),
          code_at: session.isProvedTwice === true ? new Date(nowMs) : null,
          opened_from: session.openedFrom ?? null,
          device: session.device ?? null,
        })
        .returning('ad_session_id'),
    )
    .with('chosen', (first) =>
      first
        .updateTable('ad_user')
        .set({ language })
        .where('ad_user_id', '=', isFirst ? null : userId) // the first login stage has no chosen language yet
        .where('language', '<>', language)
        .returning('ad_user_id'),
    )
    .selectFrom('opened')
    .select(['ad_session_id', surplusOf(userId).as('surplus')])
    .executeTakeFirstOrThrow()
  const surplus = isFirst ? [] : row.surplus
  return { sessionId, sessionNumber: row.ad_session_id, refreshToken, surplus }
}

/** Beside one that is being opened: the statement does not see its own. */
function surplusOf(userId: number) {
  return sql<string[]>`array(select auth_session_id from auth_session
    where ad_user_id = ${userId} and ended is null and stage <> 'login'
    order by started desc offset ${sessionsPerUser - 1})`
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
