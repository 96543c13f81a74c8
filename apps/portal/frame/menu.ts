import { House, Library, type LucideIcon, ReceiptText, UserRound } from 'lucide-react'
import { withoutTrailingSlashes } from '#platform/pure/text/trailing-slashes.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Gate } from '#features/applying/rules/facts.ts'
import type { KindPage } from '#features/dashboard/portal/portal-kind.ts'
import { kindPages } from '#kinds/kinds.portal.ts'
import { menuMessages as text } from './messages.ts'

export type MenuItem = {
  readonly path: `/${string}`
  readonly label: Message
  readonly icon: LucideIcon
  readonly gate: Gate
  /** Typed directly without an active enrollment, the page leads home (SPEC §2 Access rules, READINGS R-05). */
  readonly redirects?: true
}

export type MenuGroup = { readonly title: Message | null; readonly items: readonly MenuItem[] }

const enrolled = { gate: 'active-enrollment' } as const
const enrolledOnly = { ...enrolled, redirects: true } as const

/** The sidebar in groups (DESIGN §4); items a student may not use are absent (SPEC §2 Sidebar). */
export const menu: readonly MenuGroup[] = [
  {
    title: null,
    items: [
      { path: '/', label: text.home, icon: House, gate: 'signed-in' },
      { path: '/profile', label: text.profile, icon: UserRound, gate: 'signed-in' },
    ],
  },
  { title: text.apply, items: itemsOf('apply') },
  { title: text.study, items: itemsOf('study') },
  {
    title: text.records,
    items: [
      { path: '/payment-history', label: text['payment-history'], icon: ReceiptText, ...enrolled },
      { path: '/books', label: text.books, icon: Library, ...enrolled },
    ],
  },
]

function itemsOf(group: KindPage['group']): readonly MenuItem[] {
  return kindPages
    .filter((page) => page.group === group)
    .map(({ path, title, icon, gate }) => ({
      path,
      label: title,
      icon,
      ...(gate === 'active-enrollment' ? enrolledOnly : { gate }),
    }))
}

export type StudentState = {
  readonly profileComplete: boolean
  /** null while it is not known: a look-up that failed is not the absence of an enrollment. */
  readonly activeEnrollment: boolean | null
}

/** The groups with what this student may use. */
export function visibleMenu(state: StudentState): readonly MenuGroup[] {
  return menu
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => passes(item.gate, state)),
    }))
    .filter((group) => group.items.length > 0)
}

/** A page's short name, for the top bar on phones: that of the menu item it belongs to. */
export function pageName(path: string): Message {
  const items = menu.flatMap((group) => group.items)
  const item = items.find((each) => each.path !== '/' && path.startsWith(each.path))
  return item?.label ?? text.home
}

/** True for the six paths that need an active enrollment. */
export function isGated(path: string): boolean {
  return itemOf(path)?.redirects === true
}

/** True if a path typed into the address bar redirects to the dashboard. */
export function leadsHome(path: string, state: StudentState): boolean {
  const { profileComplete, activeEnrollment } = state
  return isGated(path) && (!profileComplete || activeEnrollment === false)
}

function itemOf(path: string): MenuItem | undefined {
  const wanted = withoutTrailingSlashes(path)
  return menu.flatMap((group) => group.items).find((each) => each.path === wanted)
}

function passes(gate: Gate, { profileComplete, activeEnrollment }: StudentState): boolean {
  if (gate === 'signed-in') return true
  return gate === 'profile-complete'
    ? profileComplete
    : profileComplete && activeEnrollment === true
}
