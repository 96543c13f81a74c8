import { type Role, roles, type StaffRole } from './permissions.ts'

/** Ids of the roles, by role. */
export const roleIds = Object.fromEntries(
  roles.map(({ role, id }) => [role, id] as const),
) as Readonly<Record<Role, number>>

export function findRole(id: number): Role | null {
  return roles.find((each) => each.id === id)?.role ?? null
}

/** Roles of the university's staff. */
export const staffRoles: readonly StaffRole[] = roles
  .map(({ role }) => role)
  .filter((role) => role !== 'student')

/** True for a role of the university's staff. */
export function isStaffRole(id: number): boolean {
  return staffRoleOf(id) !== null
}

/** The role of the staff with an id; null: it is the student's or none. */
export function staffRoleOf(id: number): StaffRole | null {
  const role = findRole(id)
  return role === 'student' ? null : role
}
