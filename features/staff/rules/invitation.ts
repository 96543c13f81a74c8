const dayMs = 86_400_000

/** Time in which a mailed link works, in ms: an invitation, and a link for a new password. */
export const linkLifeMs = { invitation: 7 * dayMs, password: dayMs } as const

export const invitationStates = ['invited', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

/** An invitation that was not accepted; `until` is an ISO timestamp. */
export type Invitation = { readonly state: InvitationState; readonly until: string | null }

/** State of an account's invitation; null: its owner has joined, or was not invited. */
export function invitationOf(
  at: {
    readonly invited: Date | null
    readonly joined: Date | null
    readonly link_expires: Date | null
  },
  nowMs: number,
): Invitation | null {
  if (at.invited === null || at.joined !== null) return null
  if (at.link_expires === null) return { state: 'withdrawn', until: null }
  const state = nowMs < at.link_expires.getTime() ? 'invited' : 'expired'
  return { state, until: at.link_expires.toISOString() }
}
