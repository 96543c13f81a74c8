import type { Language } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SessionLength } from '../rules/session-limits.ts'
import { loginSelection } from '../wire/login.ts'
import { knownLocale, type Selection } from './choose-selection.ts'
import type { KnownUser } from './login.ts'
import {
  hashToken,
  type LiveSession,
  openSession,
  type Sessions,
  surplusSessions,
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
  const opened = await database.transaction((transaction) =>
    openSession(
      transaction,
      {
        userId: user.userId,
        roleId: null,
        stage: 'login',
        length: at.length,
        language: at.language,
        isProvedTwice: at.isProvedTwice ?? false,
      },
      at.nowMs,
    ),
  )
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
  },
  { database, sessions, tokens }: Parts,
): Promise<FinalSession | null> {
  const opened = await database.transaction(async (transaction) => {
    if (at.replaces !== null) {
      const spent = await transaction
        .updateTable('auth_session')
        .set({ ended: new Date(at.nowMs) })
        .where('auth_session_id', '=', at.replaces)
        .where('ended', 'is', null)
        .returning('auth_session_id')
        .execute()
      if (spent.length === 0) return null
    }
    const session = await openSession(
      transaction,
      {
        userId: user.userId,
        roleId: at.roleId,
        stage: user.mustChangePassword ? 'reset' : 'full',
        length: at.length,
        language: at.uiLanguage,
        isProvedTwice: at.isProvedTwice ?? false,
        ...(at.openedFrom === undefined ? {} : { openedFrom: at.openedFrom }),
      },
      at.nowMs,
    )
    const surplus = await surplusSessions(transaction, user.userId)
    await sessions.end(surplus, at.nowMs, transaction)
    return { ...session, surplus }
  })
  if (opened === null) return null
  sessions.forget([...opened.surplus, ...(at.replaces === null ? [] : [at.replaces])])
  const { sessionId, sessionNumber, refreshToken } = opened
  const facts = { ...user, ...at, sessionId, sessionNumber, use: 'access' } as const
  const token = await tokens.sign(facts, at.nowMs)
  return { ...selectionOf(at), userId: user.userId, token, refreshToken }
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
 * one of the two callers is not its owner (idempiere-dialect §1.4).
 */
export async function refreshSession(
  refreshToken: string,
  at: { userId: number; clientId: number; nowMs: number; freshToken: string },
  { database, sessions, tokens }: Parts,
): Promise<{ token: string; refreshToken: string } | null> {
  const hash = hashToken(refreshToken)
  if (at.clientId !== loginSelection.clientId) return null
  const replayed = await database.kysely
    .selectFrom('auth_session')
    .select('auth_session_id')
    .where('spent_refresh_hash', '=', hash)
    .where('ad_user_id', '=', at.userId)
    .where('ended', 'is', null)
    .execute()
  const stolen = replayed.map((row) => row.auth_session_id)
  if (stolen.length > 0) await signOut(stolen, at.nowMs, { database, sessions })
  const [row] = await database.kysely
    .updateTable('auth_session')
    .set({ refresh_hash: hashToken(at.freshToken), spent_refresh_hash: hash })
    .where('refresh_hash', '=', hash)
    .where('ad_user_id', '=', at.userId)
    .where('ended', 'is', null)
    .returning('auth_session_id')
    .execute()
  const session = row === undefined ? null : await sessions.find(row.auth_session_id, at.nowMs)
  if (session === null) return null
  return { token: await tokens.sign(accessFacts(session), at.nowMs), refreshToken: at.freshToken }
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
  sessions.forget(sessionIds)
}
