import type { Language } from '#platform/pure/message.ts'

/** The session of a request: `authenticate` passes it to every later step. */
export type Session = {
  readonly sessionId: string
  readonly userId: number
  /** Business partner of the user; 0 when none is linked (staff). */
  readonly partnerId: number
  readonly clientId: number
  readonly organizationId: number
  readonly roleId: number
  /** Role name used by the dictionary's access tables: 'student', 'registrar', 'cashier', … */
  readonly role: string
  readonly language: Language
}
