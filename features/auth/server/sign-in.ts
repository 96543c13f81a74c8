import type { Language } from '#platform/pure/message.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { isAtHome, roleIds, type Side } from '#features/roles/rules/facts.ts'
import type { SessionLength } from '../rules/session-limits.ts'
import { loginSelection } from '../wire/login.ts'
import type { KnownUser } from './accounts.ts'
import { knownLocale, type Selection } from './choose-selection.ts'
import {
  hashToken,
  type LiveSession,
  type NewSession,
  openSession,
  type Sessions,
} from './sessions.ts'
import type { Tokens } from './tokens.ts'

type Parts = { readonly database: Database; readonly sessions: Sessions; readonly tokens: Tokens }

export type FinalSession = Selection & {
  readonly userId: number
  readonly token: string
  readonly refreshToken: string
}

/** First stage: a token that opens only /auth/* and ends with the call that uses it (SECURITY T03). */
export async function openFirstStage(
  user: KnownUser,
  at: { length: SessionLength; language: Language; nowMs: number; isProvedTwice?: boolean },
  { database, tokens }: Parts,
): Promise<string> {
  const first = { userId: user.userId, roleId: null, stage: 'login' } as const
  const { length, language: spoken, isProvedTwice = false } = at
  const session = { ...first, length, language: spoken, isProvedTwice }
  const opened = await openSession(database.kysely, session, at.nowMs)
  const language = knownLocale(undefined, at.language)
  const facts = { ...user, ...opened, use: 'login', language } as const
  return tokens.sign(facts, at.nowMs)
}

/** Second stage: ends `replaces` (the first-stage session) and opens the real one; null when it was used already. */
export async function openFinalStage(
  user: Pick<KnownUser, 'userId' | 'email' | 'mustChangePassword'>,
  at: Selection & {
    length: SessionLength
    uiLanguage: Language
    nowMs: number
    replaces: string | null
    isProvedTwice?: boolean
    openedFrom?: string
    device?: string | null
  },
  { database, sessions, tokens }: Parts,
): Promise<FinalSession | null> {
  const { replaces, nowMs } = at
  const session = finalSession(user, at)
  const opened =
    replaces === null
      ? await openSession(database.kysely, session, nowMs)
      : await database.transaction(async (transaction) =>
          (await useUp(transaction, replaces, nowMs))
            ? openSession(transaction, session, nowMs)
            : null,
        )
  if (opened === null) return null
  sessions.evict(replaces === null ? [] : [replaces])
  if (opened.surplus.length > 0) await signOut(opened.surplus, nowMs, { database, sessions })
  const { sessionId, sessionNumber, refreshToken } = opened
  const facts = { ...user, ...at, sessionId, sessionNumber, use: 'access' } as const
  const token = await tokens.sign(facts, nowMs)
  return { ...selectionOf(at), userId: user.userId, token, refreshToken }
}

/** Ends a first-stage session; false when it has been used before. */
async function useUp(transaction: Transaction, sessionId: string, nowMs: number): Promise<boolean> {
  const spent = await transaction
    .updateTable('auth_session')
    .set({ ended: new Date(nowMs) })
    .where('auth_session_id', '=', sessionId)
    .where('ended', 'is', null)
    .returning('auth_session_id')
    .executeTakeFirst()
  return spent !== undefined
}

function finalSession(
  user: Pick<KnownUser, 'userId' | 'mustChangePassword'>,
  at: Parameters<typeof openFinalStage>[1],
): NewSession {
  return {
    userId: user.userId,
    roleId: at.roleId,
    stage: user.mustChangePassword ? 'reset' : 'full',
    length: at.length,
    language: at.uiLanguage,
    isProvedTwice: at.isProvedTwice ?? false,
    ...(at.openedFrom === undefined ? {} : { openedFrom: at.openedFrom }),
    device: at.device ?? null,
  }
}

function selectionOf({
  clientId,
  roleId,
  organizationId,
  warehouseId,
  language,
}: Selection): Selection {
  return { clientId, roleId, organizationId, warehouseId, language }
}

/**
 * Trades a refresh token for a new pair. Single use: the session of a token that comes a second time is ended, because
 * one of the two callers is not its owner (idempiere-dialect §1.4). A repeat under the key of the first request, which
 * only its sender knows, gets the same refresh token again: its answer was lost on the way.
 */
export async function refreshSession(
  refreshToken: string,
  at: { userId: number; clientId: number; nowMs: number; key: string | null; side: Side },
  { database, sessions, tokens }: Parts,
): Promise<{ token: string; refreshToken: string } | null> {
  if (at.clientId !== loginSelection.clientId) return null
  const hash = hashToken(refreshToken)
  const fresh = tokens.refreshTokenAfter(refreshToken, at.key)
  const { userId, side } = at
  const renewed = await renew(database, { hash, freshHash: hashToken(fresh), userId, side })
  if (renewed.is === 'stolen') await signOut(renewed.sessionIds, at.nowMs, { database, sessions })
  if (renewed.is !== 'renewed') return null
  const session = await sessions.find(renewed.sessionId, at.nowMs)
  if (session === null) return null
  return { token: await tokens.sign(accessFacts(session), at.nowMs), refreshToken: fresh }
}

/** True if the token can renew a session that has not ended. Renews nothing. */
export async function isRefreshable(refreshToken: string, { kysely }: Database): Promise<boolean> {
  const row = await kysely
    .selectFrom('auth_session')
    .select('auth_session_id')
    .where('refresh_hash', '=', hashToken(refreshToken))
    .where('ended', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

type Renewal = {
  readonly hash: string
  readonly freshHash: string
  readonly userId: number
  readonly side: Side
}

type Renewed =
  | { readonly is: 'renewed'; readonly sessionId: string }
  | { readonly is: 'stolen'; readonly sessionIds: readonly string[] }
  | { readonly is: 'unknown' }

async function renew(
  { kysely }: Database,
  { hash, freshHash, userId, side }: Renewal,
): Promise<Renewed> {
  const renewed = await kysely
    .updateTable('auth_session')
    .set({ refresh_hash: freshHash, spent_refresh_hash: hash })
    .where('refresh_hash', '=', hash)
    .where('ad_user_id', '=', userId)
    .where('ad_role_id', 'in', homeOf(side))
    .where('ended', 'is', null)
    .returning('auth_session_id')
    .executeTakeFirst()
  if (renewed !== undefined) return { is: 'renewed', sessionId: renewed.auth_session_id }
  const spent = await kysely
    .selectFrom('auth_session')
    .select(['auth_session_id', 'refresh_hash'])
    .where('spent_refresh_hash', '=', hash)
    .where('ad_user_id', '=', userId)
    .where('ad_role_id', 'in', homeOf(side))
    .where('ended', 'is', null)
    .execute()
  const same = spent.find(({ refresh_hash }) => refresh_hash === freshHash)
  if (same !== undefined) return { is: 'renewed', sessionId: same.auth_session_id }
  return spent.length === 0
    ? { is: 'unknown' }
    : { is: 'stolen', sessionIds: spent.map(({ auth_session_id }) => auth_session_id) }
}

function homeOf(side: Side): readonly number[] {
  return Object.values(roleIds).filter((id) => isAtHome(side, id))
}

function accessFacts(session: LiveSession) {
  return {
    ...session,
    use: 'access',
    warehouseId: loginSelection.warehouseId,
    language: knownLocale(undefined, session.language),
  } as const
}

/** Ends sessions at once, everywhere. */
export async function signOut(
  sessionIds: readonly string[],
  nowMs: number,
  { database, sessions }: Pick<Parts, 'database' | 'sessions'>,
): Promise<void> {
  await database.transaction((transaction) => sessions.end(sessionIds, nowMs, transaction))
  sessions.evict(sessionIds)
}
