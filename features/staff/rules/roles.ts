import * as pageLabels from '#platform/pure/labels/page.ts'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { type StaffRole, staffRoles } from '#features/roles/rules/facts.ts'

export { type StaffRole, staffRoles } from '#features/roles/rules/facts.ts'

export const roleNames = {
  registrar: pageLabels.registrar,
  cashier: { en: 'Cashier', ne: 'क्यासियर' },
  'exam-office': { en: 'Exam office', ne: 'परीक्षा शाखा' },
  librarian: { en: 'Librarian', ne: 'पुस्तकालय प्रमुख' },
  administrator: { en: 'Administrator', ne: 'प्रशासक' },
} as const satisfies Record<StaffRole, { en: string; ne: string }>

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
