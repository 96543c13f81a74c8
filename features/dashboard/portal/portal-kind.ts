import type { QueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { RestClient } from '#platform/browser/network/rest-client.ts'
import type { AtHome } from '#features/dashboard/portal/at-home.ts'
import type { Gate } from '#features/applying/rules/facts.ts'

/** A page of a kind; its code is loaded when it is opened. */
export type KindPage = {
  readonly path: `/${string}`
  readonly title: Message
  readonly icon: LucideIcon
  readonly gate: Gate
  /** The group of the menu it stands in (DESIGN §4). */
  readonly group: 'apply' | 'study'
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

export type ReadAhead = {
  readonly rest: RestClient
  readonly partnerId: number
  readonly today: Day
}

/** Parts that one kind of application adds to the portal. It is in the first load, so it names code and is small. */
export type PortalKind = {
  readonly pages: readonly KindPage[]
  /** Its part of the dashboard; null for none. */
  readonly home: AtHome | null
  /** Lists the dashboard reads first, asked while the code is still on its way. */
  readonly early: (at: { readonly partnerId: number; readonly today: Day }) => readonly string[]
  /** Takes them into the queries before the dashboard is drawn for the first time; null where there are none. */
  readonly readAhead: ((queries: QueryClient, at: ReadAhead) => Promise<void>) | null
}
