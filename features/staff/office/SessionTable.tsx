import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { accountText as text } from '../rules/account-messages.ts'
import { roleWords } from '../rules/roles.ts'
import { useSessions, useStaffAction } from './accounts.queries.ts'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { staffSessionEnd } from '../wire/processes.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'

/** Open sessions, the user's own or all of the staff, each with a button to end it. */
export function SessionTable({ all }: { readonly all: boolean }) {
  const say = useSay()
  const { data, isError, refetch } = useSessions(all)
  const { action, error } = useStaffAction()
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={all ? 4 : 1} />
  const role = (name: string) => say(roleWords(name))
  return (
    <div className="card">
      <LostAnswer action={action} />
      {error !== null && (
        <div className="card-head">
          <FieldNote id="session-note" error={say(error)} />
        </div>
      )}
      <TableScroll label={say(text['sessions-title'])}>
        <table className="plain-table">
          <thead>
            <tr>
              {(['person', 'roles', 'began', 'last-seen', 'from', 'end'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(text[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((session) => (
              <tr key={session.id}>
                <th scope="row">{session.name}</th>
                <td>{role(session.role)}</td>
                <td>
                  <MomentText at={session.started} />
                </td>
                <td>
                  <MomentText at={session.lastSeen} />
                </td>
                <td className="tabular">{session.from}</td>
                <td>
                  {session.isThis ? (
                    say(text['this-one'])
                  ) : (
                    <button
                      type="button"
                      className="link-button"
                      disabled={isRunning(action) || action.state === 'lost'}
                      onClick={() =>
                        action.run(callOf(staffSessionEnd, { AD_Session_ID: session.id }))
                      }
                    >
                      {say(text.end)}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}
