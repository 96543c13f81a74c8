import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { accountText as text } from '../rules/account-messages.ts'
import { roleWords } from '../rules/roles.ts'
import type { OpenSession } from '../wire/staff-accounts.ts'
import { useSessions, useStaffAction } from './accounts.queries.ts'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { staffSessionEnd } from '../wire/processes.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'

/** Open sessions, the user's own or all of the staff, each with a button to end it. */
export function SessionTable({ all }: { readonly all: boolean }) {
  const say = useSay()
  const { data, isError, refetch } = useSessions(all)
  const { action, error } = useStaffAction()
  return (
    <div className="card">
      <LostAnswer action={action} />
      {error !== null && (
        <div className="card-head">
          <FieldNote id="session-note" error={say(error)} />
        </div>
      )}
      <OfficeTable
        label={say(text['sessions-title'])}
        rows={data}
        rowKey={({ id }) => id}
        onRetry={isError ? () => void refetch() : undefined}
        expected={all ? 4 : 1}
        columns={[
          { id: 'person', head: say(text.person), render: ({ name }) => name, sort: byName },
          { id: 'roles', head: say(text.roles), render: ({ role }) => say(roleWords(role)) },
          {
            id: 'began',
            head: say(text.began),
            render: ({ started }) => <MomentText at={started} />,
            sort: ({ started }) => started,
          },
          {
            id: 'last-seen',
            head: say(text['last-seen']),
            render: ({ lastSeen }) => <MomentText at={lastSeen} />,
            sort: ({ lastSeen }) => lastSeen,
          },
          { id: 'from', head: say(text.from), kind: 'code', render: ({ from }) => from },
          {
            id: 'end',
            head: say(text.end),
            render: ({ id, isThis }) =>
              isThis ? (
                say(text['this-one'])
              ) : (
                <button
                  type="button"
                  className="link-button"
                  disabled={isRunning(action) || action.state === 'lost'}
                  onClick={() => action.run(callOf(staffSessionEnd, { AD_Session_ID: id }))}
                >
                  {say(text.end)}
                </button>
              ),
          },
        ]}
      />
    </div>
  )
}

const byName = ({ name }: OpenSession) => name
