import { Inbox, LayoutDashboard, type LucideIcon, ShieldCheck, Users } from 'lucide-react'
import type { Message } from '#platform/pure/message.ts'
import type { StaffRole } from '#features/staff/rules/roles.ts'
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
  { path: '/overview', name: text.overview, icon: LayoutDashboard, roles: deskRoles },
  { path: '/queues', name: text.queues, icon: Inbox, roles: deskRoles },
  { path: '/second', name: text.second, icon: Users, roles: deskRoles },
  { path: '/control', name: text.control, icon: ShieldCheck, roles: ['administrator'] },
]

export function areasOf(role: StaffRole): readonly Area[] {
  return areas.filter(({ roles }) => roles.includes(role))
}
