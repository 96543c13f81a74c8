import { useSay } from '#platform/browser/language.ts'
import { DayText } from '#platform/browser/ui/DayText.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/Empty.tsx'
import { Spinner } from '#platform/browser/ui/Spinner.tsx'
import { useNotifications } from '#features/notifications/portal/notification.queries.ts'
import type { Notification } from '#features/notifications/rules/facts.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import { CardHead } from './CardHead.tsx'

/** Published Date and Title; a table with room, else one under the other (SPEC §2 Dashboard). */
export function Notifications() {
  const say = useSay()
  const { data, isPending, isError, refetch } = useNotifications()
  return (
    <section className="card @container" aria-labelledby="notifications">
      <CardHead
        id="notifications"
        title={say(text.notifications)}
        aside={isPending && <Spinner />}
      />
      {data && data.length > 0 && <Rows notifications={data} />}
      {(data?.length === 0 || (isError && !data)) && (
        <p className="border-t border-hairline px-4 py-5 text-muted md:px-5">
          {say(text['no-notifications'])}
        </p>
      )}
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
    </section>
  )
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
            <td>{notification.text}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
