import {
  Banknote,
  GraduationCap,
  HandCoins,
  Inbox,
  Library,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  UserCheck,
  Users,
} from 'lucide-react'
import type { Message } from '#platform/pure/message.ts'
import { type StaffRole, staffRoles } from '#features/staff/rules/roles.ts'
import { officeText as text } from './messages.ts'

export type Area = {
  readonly path: `/${string}`
  readonly name: Message
  readonly icon: LucideIcon
  readonly roles: readonly StaffRole[]
}

const deskRoles = ['registrar', 'cashier', 'exam-office', 'administrator'] as const

/** Areas of the top bar; those a role may not use are absent. */
const areas: readonly Area[] = [
  { path: '/library', name: text.library, icon: Library, roles: ['librarian'] },
  { path: '/overview', name: text.overview, icon: LayoutDashboard, roles: deskRoles },
  { path: '/queues', name: text.queues, icon: Inbox, roles: deskRoles },
  { path: '/students', name: text.students, icon: Users, roles: staffRoles },
  {
    path: '/results',
    name: text.results,
    icon: GraduationCap,
    roles: ['registrar', 'exam-office', 'administrator'],
  },
  { path: '/money', name: text.money, icon: Banknote, roles: ['cashier', 'administrator'] },
  { path: '/committees', name: text.committees, icon: HandCoins, roles: staffRoles },
  { path: '/second', name: text.second, icon: UserCheck, roles: deskRoles },
  { path: '/audit', name: text.audit, icon: ScrollText, roles: ['registrar'] },
  { path: '/control', name: text.control, icon: ShieldCheck, roles: ['administrator'] },
]

/** True if the role decides on queue items or on proposals of others. */
export function isDeskRole(role: StaffRole): boolean {
  return deskRoles.some((each) => each === role)
}

export function areasOf(role: StaffRole): readonly Area[] {
  return areas.filter(({ roles }) => roles.includes(role))
}
