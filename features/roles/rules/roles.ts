/** Roles and their fixed ids (SPEC §9 for the student, READINGS R-71 for staff). */
export const roleIds = {
  registrar: 1000001,
  cashier: 1000002,
  'exam-office': 1000003,
  librarian: 1000004,
  administrator: 1000005,
  student: 1000006,
} as const

export type Role = keyof typeof roleIds

export function findRole(id: number): Role | null {
  const entry = Object.entries(roleIds).find(([, each]) => each === id)
  return entry === undefined ? null : (entry[0] as Role)
}

export type StaffRole = Exclude<Role, 'student'>

/** Roles of the university's staff. */
export const staffRoles: readonly StaffRole[] = [
  'registrar',
  'cashier',
  'exam-office',
  'librarian',
  'administrator',
]

/** True for a role of the university's staff. */
export function isStaffRole(id: number): boolean {
  return staffRoleOf(id) !== null
}

/** The role of the staff with an id; null: it is the student's or none. */
export function staffRoleOf(id: number): StaffRole | null {
  const role = findRole(id)
  return role === 'student' ? null : role
}
