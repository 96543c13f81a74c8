import type { ModelAccess } from '#platform/server/model-engine/dictionary.ts'
import { roleIds, type StaffRole } from '../rules/roles.ts'

type Access = Readonly<Record<string, ModelAccess>>

/** Staff who read all rows of a model because their work needs them; the others do not even know the model. */
export function readBy(...roles: readonly StaffRole[]): Access {
  return Object.fromEntries(roles.map((role) => [role, { read: 'all' }]))
}

/** The same, of some columns only; to a role all other columns do not exist. */
export function columnsReadBy(columns: readonly string[], ...roles: readonly StaffRole[]): Access {
  return Object.fromEntries(roles.map((role) => [role, { read: 'all', columns }]))
}

/** Every staff role may read all rows of a model. */
export const staffRead: Access = readBy(
  'registrar',
  'cashier',
  'exam-office',
  'librarian',
  'administrator',
)

/** Roles that decide on a student's file read all of it. */
export const registryReads: Access = readBy('registrar', 'administrator')

/** Roles that handle money. */
export const cashReads: Access = readBy('cashier', 'administrator')

/** Applications: for those who decide on them, take their fees or seat their candidates. */
export const applicationReads: Access = readBy(
  'registrar',
  'cashier',
  'exam-office',
  'administrator',
)

/** Every signed-in user may read all rows: openings and look-up lists. */
export const everyoneReads: Access = Object.fromEntries(
  Object.keys(roleIds).map((role) => [role, { read: 'all' }] as const),
)
