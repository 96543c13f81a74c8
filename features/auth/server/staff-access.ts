import type { ModelAccess } from '#platform/server/model-engine/dictionary.ts'
import { type Role, roleIds } from '../rules/roles.ts'

const staffRoles = [
  'registrar',
  'cashier',
  'exam-office',
  'librarian',
  'administrator',
] as const satisfies readonly Role[]

/** Every staff role may read all rows of a model. */
export const staffRead: Readonly<Record<string, ModelAccess>> = Object.fromEntries(
  staffRoles.map((role) => [role, { read: 'all' }] as const),
)

/** Everybody who is signed in may read all rows: openings and look-up lists. */
export const everyoneReads: Readonly<Record<string, ModelAccess>> = Object.fromEntries(
  Object.keys(roleIds).map((role) => [role, { read: 'all' }] as const),
)
