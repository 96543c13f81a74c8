import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { type Role, roles, type StaffRole, staffRoles } from '#features/roles/rules/facts.ts'

export { type StaffRole, staffRoles } from '#features/roles/rules/facts.ts'

/** Names of the roles, by role. */
export const roleNames = Object.fromEntries(
  roles.map(({ role, name }) => [role, name] as const),
) as Readonly<Record<Role, Message>>

/** A role by its name; what is no role of the staff (any more) as it is stored. */
export function roleWords(role: string): Message {
  const known = staffRoles.find((each) => each === role)
  return known === undefined ? sameInBoth(role) : roleNames[known]
}

/** Roles in a row, by name. */
export function rolesInWords(roles: readonly StaffRole[]): Message {
  const joined = (language: 'en' | 'ne') =>
    roles.map((role) => roleNames[role][language]).join(', ')
  return { en: joined('en'), ne: joined('ne') }
}
