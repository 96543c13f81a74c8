import {
  Banknote,
  ChartColumn,
  GraduationCap,
  HandCoins,
  Inbox,
  Library,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  UserCheck,
  Users,
} from 'lucide-react'
import type { Message } from '#platform/pure/message.ts'
import { may, type Permission } from '#features/roles/rules/facts.ts'
import type { StaffRole } from '#features/staff/rules/roles.ts'
import { officeText as text } from './messages.ts'

export type Area = {
  readonly path: `/${string}`
  readonly name: Message
  readonly icon: LucideIcon
  readonly permission: Permission
  /** A role with this permission has the area as a part of another one. */
  readonly unless?: Permission
  /** Another address of the area. */
  readonly other?: `/${string}`
}

/** Areas of the top bar; those a role may not use are absent. */
const areas: readonly Area[] = [
  {
    path: '/library',
    name: text.library,
    icon: Library,
    permission: 'library.desk',
    unless: 'account.manage',
  },
  {
    path: '/overview',
    name: text.overview,
    icon: LayoutDashboard,
    permission: 'desk.use',
    other: '/reports',
  },
  { path: '/queues', name: text.queues, icon: Inbox, permission: 'desk.use' },
  { path: '/students', name: text.students, icon: Users, permission: 'student.find' },
  {
    path: '/results',
    name: text.results,
    icon: GraduationCap,
    permission: 'result.manage',
  },
  {
    path: '/results/internal',
    name: text['internal-marks'],
    icon: GraduationCap,
    permission: 'internal.enter',
    unless: 'result.manage',
  },
  { path: '/setup', name: text.setup, icon: SlidersHorizontal, permission: 'setup.use' },
  { path: '/money', name: text.money, icon: Banknote, permission: 'statement.manage' },
  { path: '/committees', name: text.committees, icon: HandCoins, permission: 'scholarship.score' },
  {
    path: '/reports',
    name: text.reports,
    icon: ChartColumn,
    permission: 'office.use',
    unless: 'desk.use',
  },
  { path: '/second', name: text.second, icon: UserCheck, permission: 'desk.use' },
  {
    path: '/audit',
    name: text.audit,
    icon: ScrollText,
    permission: 'audit.read',
    unless: 'account.manage',
  },
  { path: '/control', name: text.control, icon: ShieldCheck, permission: 'account.manage' },
]

/** True at every address of an area. */
export function isAt({ path, other }: Area, address: string): boolean {
  return address.startsWith(path) || (other !== undefined && address.startsWith(other))
}

/** True if the role decides on queue items or on proposals of others. */
export function isDeskRole(role: StaffRole): boolean {
  return may(role, 'desk.use')
}

export function areasOf(role: StaffRole): readonly Area[] {
  return areas.filter(
    ({ permission, unless }) =>
      may(role, permission) && (unless === undefined || !may(role, unless)),
  )
}
