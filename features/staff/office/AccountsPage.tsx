import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { field, text as textIn } from '#platform/browser/network/rest-failure.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { ReadTogether } from '#platform/browser/ui/list/ReadTogether.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { accountText as text } from '../rules/account-messages.ts'
import { roleNames, staffRoles } from '../rules/roles.ts'
import { actionNames } from '../rules/account-action-messages.ts'
import type { Invitation } from '../rules/invitation.ts'
import type { AccountProposal, StaffAccount, StaffList } from '../wire/staff-accounts.ts'
import { useAccounts, useStaffAction } from './accounts.queries.ts'
import { ActionProposed, ProposedActions } from './ProposedActions.tsx'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { AccountDialog } from './AccountDialog.tsx'
import { useDesk } from './session.ts'

/** Staff accounts with their roles; the administrator creates, locks and renews them. */
export function AccountsPage() {
  const say = useSay()
  const { data, isError, refetch } = useAccounts()
  const [open, setOpen] = useState<StaffAccount | 'new' | null>(null)
  const [proposed, setProposed] = useState<string | null>(null)
  const { action, error, clear } = useStaffAction((answer) => {
    const isProposed = field(field(answer, 'data'), 'n_proposal_ID') !== undefined
    setOpen(null)
    setProposed(isProposed ? textIn(answer, 'summary') : null)
    if (!isProposed) toast.success(textIn(answer, 'summary'))
  })
  const proposals = data?.proposals ?? []
  return (
    <div className="page">
      <header className="page-head">
        <div className="flex-1">
          <h1>{say(text.title)}</h1>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
        <Button look="filled" icon={UserPlus} onClick={() => setOpen('new')}>
          {say(text.new)}
        </Button>
      </header>
      <ReadTogether keys={[['staff', 'accounts']]} rows={6}>
        {data && isOnlyOne(data.accounts) && (
          <Banner tone="problem" lead={say(text['only-one-lead'])}>
            {say(text['only-one'])}
          </Banner>
        )}
        {proposals.length > 0 && <ProposedActions proposals={proposals} />}
        <AccountTable
          list={data}
          onOpen={setOpen}
          onRetry={isError ? () => void refetch() : undefined}
        />
      </ReadTogether>
      {data && open !== null && (
        <AccountDialog
          account={open === 'new' ? null : open}
          list={data}
          busy={isRunning(action)}
          isLost={action.state === 'lost'}
          onRun={action.run}
          onClose={() => {
            clear()
            setOpen(null)
          }}
        >
          <LostAnswer action={action} />
          <FieldNote id="account-note" error={error === null ? undefined : say(error)} />
        </AccountDialog>
      )}
      {proposed !== null && <ActionProposed summary={proposed} onClose={() => setProposed(null)} />}
    </div>
  )
}

/** True if exactly one unlocked account, whose owner has joined, is an administrator. */
function isOnlyOne(accounts: readonly StaffAccount[]): boolean {
  const working = accounts.filter(
    ({ roles, isLocked, invitation }) =>
      roles.includes('administrator') && !isLocked && invitation === null,
  )
  return working.length === 1
}

type TableProps = {
  readonly list: StaffList | undefined
  readonly onOpen: (account: StaffAccount) => void
  readonly onRetry: (() => void) | undefined
}

function AccountTable({ list, onOpen, onRetry }: TableProps) {
  const say = useSay()
  const me = useDesk()?.userId
  const proposed = (id: number) => list?.proposals.find(({ userId }) => userId === id)?.act
  return (
    <div className="card">
      <OfficeTable
        label={say(text.title)}
        rows={list?.accounts}
        rowKey={({ id }) => id}
        onRetry={onRetry}
        columns={[
          {
            id: 'name',
            head: say(text.name),
            render: ({ name }) => name,
            sort: ({ name }) => name,
          },
          {
            id: 'email',
            head: say(text.email),
            render: ({ email }) => email,
            sort: ({ email }) => email,
          },
          {
            id: 'roles',
            head: say(text.roles),
            render: ({ roles }) =>
              staffRoles
                .filter((role) => roles.includes(role))
                .map((role) => say(roleNames[role]))
                .join(', '),
          },
          {
            id: 'state',
            head: say(text.state),
            render: (account) => <State account={account} proposed={proposed(account.id)} />,
          },
          {
            id: 'last-seen',
            head: say(text['last-seen']),
            render: ({ lastSeen }) =>
              lastSeen === null ? say(text.never) : <MomentText at={lastSeen} />,
            sort: ({ lastSeen }) => lastSeen,
          },
          {
            id: 'change',
            head: say(text.change),
            render: (account) =>
              account.id === me ? (
                say(text['own-row'])
              ) : (
                <button
                  type="button"
                  className="link-button"
                  aria-label={`${say(text.change)}, ${account.name}`}
                  onClick={() => onOpen(account)}
                >
                  {say(text.change)}
                </button>
              ),
          },
        ]}
      />
    </div>
  )
}

type StateProps = {
  readonly account: StaffAccount
  readonly proposed: AccountProposal['act'] | undefined
}

function State({ account, proposed }: StateProps) {
  const say = useSay()
  return (
    <>
      <Works account={account} />
      {account.mailProblem !== null && (
        <p className="small text-error">
          {say(text['mail-failed'], { problem: account.mailProblem })}
        </p>
      )}
      {proposed !== undefined && (
        <p className="small">{say(text['proposed-act'], { act: actionNames[proposed] })}</p>
      )}
    </>
  )
}

function Works({ account }: Pick<StateProps, 'account'>) {
  const say = useSay()
  if (account.isLocked) return <StatusChip tone="closed">{say(text.locked)}</StatusChip>
  if (account.invitation !== null) return <Invited invitation={account.invitation} />
  return account.hasSecondFactor ? (
    <StatusChip tone="done">{say(text.works)}</StatusChip>
  ) : (
    <StatusChip tone="waiting">{say(text['no-factor'])}</StatusChip>
  )
}

function Invited({ invitation }: { readonly invitation: Invitation }) {
  const { state, until } = invitation
  const say = useSay()
  const formatMoment = useMomentText()
  return (
    <>
      <StatusChip tone={state === 'invited' ? 'waiting' : 'closed'}>{say(text[state])}</StatusChip>
      {state === 'invited' && until !== null && (
        <p className="small text-muted">
          {say(text['link-until'], { until: formatMoment(until) })}
        </p>
      )}
    </>
  )
}
