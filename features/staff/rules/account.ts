import { normalEmail } from '#features/auth/rules/facts.ts'
import { findRole, isStaffRole, roleIds, type StaffRole } from '#features/roles/rules/facts.ts'

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Problem of the values typed for a new account; null if there is none. */
export function accountProblem(account: {
  readonly name: string
  readonly email: string
}): 'name-wrong' | 'email-wrong' | null {
  if (account.name.length < 2 || account.name.length > 120) return 'name-wrong'
  const email = normalEmail(account.email)
  return emailShape.test(email) && email.length <= 254 ? null : 'email-wrong'
}

/** Staff roles by name, separated by commas; null when one is none or there is none. */
export function readRoles(text: string): readonly StaffRole[] | null {
  const names = new Set(text.split(',').map((name) => name.trim()))
  const known = Object.values(roleIds)
    .filter(isStaffRole)
    .flatMap((id) => findRole(id) ?? [])
    .filter((role) => role !== 'student')
  const roles = known.filter((role) => names.has(role))
  return roles.length === names.size && roles.length > 0 ? roles : null
}
