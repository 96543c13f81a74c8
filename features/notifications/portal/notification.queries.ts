import { queryOptions, useQuery } from '@tanstack/react-query'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { listPath, firstRecords } from '#platform/browser/network/records.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { useUser } from '#features/auth/portal/session.ts'
import {
  notificationFromWire,
  notificationModel,
  ownNotificationsQuery,
} from '../wire/notification.ts'

/** First part of the query key of the notifications. */
export const notificationsKey = 'notifications'

export function notificationsQuery(rest: RestClient, userId: number) {
  return queryOptions({
    ...savedQuery([notificationsKey, userId], async () => {
      const records = await firstRecords(rest, notificationModel, ownNotificationsQuery(userId))
      return readRows(notificationModel, records, notificationFromWire)
    }),
    staleTime: 10 * 60_000,
  })
}

/** Path of the notifications; the page's head script requests it first. */
export function notificationsPath(userId: number): string {
  return listPath(notificationModel, ownNotificationsQuery(userId))
}

/** The student's own notifications, newest first. */
export function useNotifications() {
  const user = useUser()
  return useQuery({ ...notificationsQuery(useRest(), user?.adUserId ?? 0), enabled: user !== null })
}
