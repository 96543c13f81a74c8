import { dayOf, flagOf, idOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { Notification } from '../rules/notification.ts'

export const notificationModel = 'ad_note'

/** Number of newest notifications shown. */
export const noticesShown = 20

export function ownNotificationsQuery(userId: number) {
  return {
    $filter: `AD_User_ID eq ${userId}`,
    $orderby: 'Created desc',
    $top: String(noticesShown),
  } as const
}

export function notificationFromWire(record: WireRecord): Notification | null {
  const id = idOf(record, 'id')
  return id === null
    ? null
    : {
        id,
        publishedOn: dayOf(record, 'Updated'),
        text: textOf(record, 'TextMsg'),
        isRead: flagOf(record, 'Processed'),
      }
}
