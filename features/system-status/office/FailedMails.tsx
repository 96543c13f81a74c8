import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { systemStatusText as text } from '../rules/messages.ts'
import { useFailedMails } from './system-status.queries.ts'

/** Each failed mail with its notice, cause and masked address, and a link to the student. */
export function FailedMails() {
  const say = useSay()
  const moment = useMomentText()
  const { data: mails, isError, refetch } = useFailedMails()
  return (
    <section aria-labelledby="failed-mails">
      <h3 id="failed-mails">{say(text['failed-mails'])}</h3>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {mails === undefined && !isError && <LoadingRows rows={3} />}
      {mails?.length === 0 && <p className="text-muted">{say(text['no-failed'])}</p>}
      <ul className="status-mails">
        {mails?.map(({ id, notice, to, cause, tries, created, nextTry, student }) => (
          <li key={id}>
            <b>{notice}</b>
            <span className="text-muted">{to}</span>
            <span className="text-error">{cause}</span>
            {student !== null && <Link to={`/students/${student}`}>{say(text.student)}</Link>}
            <span className="small status-tries text-muted">
              {say(text.tries, { n: tries, at: moment(created), next: moment(nextTry) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
