import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

/** A session of the student who asks that has not ended. */
export const ownSession = v.object({
  id: v.number(),
  /** Browser and system by name; '': unknown. */
  device: v.string(),
  /** ISO timestamps. */
  started: v.string(),
  lastSeen: v.string(),
  isThis: v.boolean(),
})
export type OwnSession = v.InferOutput<typeof ownSession>

export const ownSessions = contract({
  slug: 'own_sessions',
  input: v.object({}),
  output: v.object({ sessions: list(ownSession) }),
})

export const ownSessionEnd = contract({
  slug: 'own_session_end',
  input: v.object({ AD_Session_ID: argument.integer(), currentPassword: argument.password() }),
  recordParameter: { table: 'auth_session', parameter: 'AD_Session_ID' },
})

/** Arguments that end a session. */
export const endOf = ({ id }: OwnSession, currentPassword: string) => ({
  AD_Session_ID: id,
  currentPassword,
})
