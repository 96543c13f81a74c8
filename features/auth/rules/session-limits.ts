/** Lifetimes of a session, in ms (READINGS R-07). The server decides; the session row stores the choice. */
export const sessionLimits = {
  short: { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 },
  remembered: { idleMs: 7 * 86_400_000, absoluteMs: 30 * 86_400_000 },
} as const

export type SessionLength = keyof typeof sessionLimits

/** At most this many sessions per person; a sixth sign-in ends the oldest (SECURITY T04). */
export const sessionsPerUser = 5
/** The access token is renewed silently before this age; the session row decides whether it may be. */
export const accessTokenMs = 60 * 60_000
/** The first-stage token only opens /auth/* and ends with the call that uses it (SECURITY T03). */
export const firstTokenMs = 5 * 60_000

export type SessionTimes = {
  readonly startedMs: number
  readonly lastSeenMs: number
  readonly length: SessionLength
}

export function isSessionAlive(session: SessionTimes, nowMs: number): boolean {
  const { idleMs, absoluteMs } = sessionLimits[session.length]
  return nowMs < session.lastSeenMs + idleMs && nowMs < session.startedMs + absoluteMs
}
