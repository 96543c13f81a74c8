import type { ModelAccess } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type Permission, rolesWith, staffWith } from '../rules/permissions.ts'

type Access = Readonly<Record<string, ModelAccess>>

/** Staff with a permission read all rows of a model; the others do not even know the model. */
export function readBy(permission: Permission): Access {
  return Object.fromEntries(staffWith(permission).map((role) => [role, { read: 'all' }]))
}

/** The same, of some columns only; to a role all other columns do not exist. */
export function columnsReadBy(columns: readonly string[], permission: Permission): Access {
  return Object.fromEntries(staffWith(permission).map((role) => [role, { read: 'all', columns }]))
}

/** Every role of the office may read all rows of a model. */
export const staffRead: Access = readBy('office.use')

/** Roles that decide on a student's file read all of it. */
export const registryReads: Access = readBy('registry.read')

/** Roles that handle money. */
export const cashReads: Access = readBy('payment.read')

/** Applications: for those who decide on them, take their fees or seat their candidates. */
export const applicationReads: Access = readBy('application.read')

/** Every signed-in user but teachers may read all rows: openings and look-up lists. */
export const everyoneReads: Access = Object.fromEntries(
  rolesWith('register.read').map((role) => [role, { read: 'all' }] as const),
)
