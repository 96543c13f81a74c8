import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { useEffect, useRef, useState } from 'react'
import { addDays } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { onPushed } from '#platform/browser/storage/pushed.ts'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { Unbroken } from '#platform/browser/ui/text/Unbroken.tsx'
import { NoticeActions } from '#features/notifications/portal/NoticeActions.tsx'
import { UnreadNotice } from '#features/notifications/portal/UnreadNotice.tsx'
import { useNotifications } from '#features/notifications/portal/notification.queries.ts'
import { useToday } from '#platform/browser/clock.ts'
import type { Notification } from '#features/notifications/rules/facts.ts'
import { noticeListMessages } from '#features/notifications/rules/list-messages.ts'
import { notificationModel, noticesShown } from '#features/notifications/wire/notification.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import { CardHead } from './CardHead.tsx'

/** Published Date and Title; a table with room, else one under the other (SPEC §2 Dashboard). */
export function Notifications() {
  const say = useSay()
  const { data, isPending, isError, refetch } = useNotifications()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash === '#notifications') section.current?.scrollIntoView()
  }, [])
  useEffect(() => onPushed(() => void refetch()), [refetch])
  const since = addDays(useToday(), -recentDays)
  const isOld = ({ publishedOn }: Notification) => publishedOn !== null && publishedOn < since
  const recent = data?.filter((each) => !isOld(each)) ?? []
  const older = data?.filter(isOld) ?? []
  const unread = data?.filter(({ isRead }) => !isRead).length ?? 0
  return (
    <section ref={section} className="card @container" aria-labelledby="notifications">
      <CardHead
        id="notifications"
        title={say(text.notifications)}
        aside={isPending ? <Spinner /> : unread > 0 && say(unreadOf(data), { n: unread })}
      />
      {recent.length > 0 && <Rows notifications={recent} />}
      {(data ? recent.length === 0 : isError) && (
        <p className="border-t border-hairline px-4 py-5 text-muted md:px-5">
          {say(text['no-notifications'])}
        </p>
      )}
      {older.length > 0 && <Older notifications={older} />}
      <UnreadableRows list={notificationModel} />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data && <NoticeActions unread={unread} />}
    </section>
  )
}

/** Notices of the last days are shown; earlier ones are folded. */
const recentDays = 30

/** Notices that are not recent, once they are asked for. */
function Older({ notifications }: { readonly notifications: readonly Notification[] }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const label = noticeListMessages[isOpen ? 'hide-older' : 'older']
  return (
    <>
      {isOpen && <Rows notifications={notifications} />}
      <p className="border-t border-hairline px-4 md:px-5">
        <button
          type="button"
          className="link-button min-h-12"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {say(label, { n: notifications.length })}
        </button>
      </p>
    </>
  )
}

/** Older notifications than those shown may be unread too. */
function unreadOf(notifications: readonly Notification[] = []) {
  const isAll = notifications.length < noticesShown
  return noticeListMessages[isAll ? 'unread' : 'unread-more']
}

function Rows({ notifications }: { readonly notifications: readonly Notification[] }) {
  const say = useSay()
  return (
    <table className="notices data-table">
      <thead>
        <tr>
          <th scope="col">{say(text['published-date'])}</th>
          <th scope="col">{say(text['notification-title'])}</th>
        </tr>
      </thead>
      {notifications.map((notification) => (
        <tbody key={notification.id}>
          <tr>
            <td>
              {notification.publishedOn ? (
                <DayText day={notification.publishedOn} as="stacked" />
              ) : (
                '-'
              )}
            </td>
            <td>
              {notification.isRead ? (
                <Unbroken text={notification.text} />
              ) : (
                <UnreadNotice notice={notification} />
              )}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
