import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { field, text as textIn } from '#platform/browser/network/rest-failure.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { accountText as text } from '../rules/account-messages.ts'
import { roleNames, staffRoles } from '../rules/roles.ts'
import { OneTimePassword, oneTimeIn } from '#features/two-people/office/OneTimePassword.tsx'
import { actionNames } from '../rules/account-action-messages.ts'
import type { AccountProposal, StaffAccount, StaffList } from '../wire/staff-accounts.ts'
import { useAccounts, useStaffAction } from './accounts.queries.ts'
import { ActionProposed, ProposedActions } from './ProposedActions.tsx'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { AccountDialog } from './AccountDialog.tsx'
import { useDesk } from './session.ts'
import { staffAccountCreate, staffAccountPassword } from '../wire/processes.ts'

/** Their answers show a password once; a repeat after a lost answer does not have it. */
const makesPassword = new Set([staffAccountCreate.slug, staffAccountPassword.slug])

/** Staff accounts with their roles; the administrator creates, locks and renews them. */
export function AccountsPage() {
  const say = useSay()
  const { data, isError, refetch } = useAccounts()
  const [open, setOpen] = useState<StaffAccount | 'new' | null>(null)
  const [oneTime, setOneTime] = useState<string | null>(null)
  const [proposed, setProposed] = useState<string | null>(null)
  const { action, error, clear } = useStaffAction((answer, slug) => {
    const made = field(answer, 'data')
    const isProposed = field(made, 'n_proposal_ID') !== undefined
    setOpen(null)
    setProposed(isProposed ? textIn(answer, 'summary') : null)
    setOneTime(oneTimeIn(made, !isProposed && makesPassword.has(slug)))
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
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows />}
      {data && isOnlyOne(data.accounts) && (
        <Banner tone="problem" lead={say(text['only-one-lead'])}>
          {say(text['only-one'])}
        </Banner>
      )}
      {proposals.length > 0 && <ProposedActions proposals={proposals} />}
      {data && <AccountTable list={data} onOpen={setOpen} />}
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
      {oneTime !== null && <OneTimePassword password={oneTime} onClose={() => setOneTime(null)} />}
      {proposed !== null && <ActionProposed summary={proposed} onClose={() => setProposed(null)} />}
    </div>
  )
}

/** True if exactly one unlocked account is an administrator. */
function isOnlyOne(accounts: readonly StaffAccount[]): boolean {
  const working = accounts.filter(
    ({ roles, isLocked }) => roles.includes('administrator') && !isLocked,
  )
  return working.length === 1
}

type TableProps = {
  readonly list: StaffList
  readonly onOpen: (account: StaffAccount) => void
}

function AccountTable({ list: { accounts, proposals }, onOpen }: TableProps) {
  const say = useSay()
  return (
    <div className="card">
      <TableScroll label={say(text.title)}>
        <table className="plain-table">
          <thead>
            <tr>
              {(['name', 'email', 'roles', 'state', 'last-seen', 'change'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(text[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                proposal={proposals.find(({ userId }) => userId === account.id)}
                onOpen={() => onOpen(account)}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}

type RowProps = {
  readonly account: StaffAccount
  readonly proposal: AccountProposal | undefined
  readonly onOpen: () => void
}

function AccountRow({ account, proposal, onOpen }: RowProps) {
  const say = useSay()
  const me = useDesk()?.userId
  const roles = staffRoles.filter((role) => account.roles.includes(role))
  return (
    <tr>
      <th scope="row">{account.name}</th>
      <td>{account.email}</td>
      <td>{roles.map((role) => say(roleNames[role])).join(', ')}</td>
      <td>
        <State account={account} />
        {proposal !== undefined && (
          <p className="small">{say(text['proposed-act'], { act: actionNames[proposal.act] })}</p>
        )}
      </td>
      <td>{account.lastSeen === null ? say(text.never) : <MomentText at={account.lastSeen} />}</td>
      <td>
        {account.id === me ? (
          say(text['own-row'])
        ) : (
          <button
            type="button"
            className="link-button"
            aria-label={`${say(text.change)}, ${account.name}`}
            onClick={onOpen}
          >
            {say(text.change)}
          </button>
        )}
      </td>
    </tr>
  )
}

function State({ account }: { readonly account: StaffAccount }) {
  const say = useSay()
  if (account.isLocked) return <StatusChip tone="closed">{say(text.locked)}</StatusChip>
  return account.hasSecondFactor ? (
    <StatusChip tone="done">{say(text.works)}</StatusChip>
  ) : (
    <StatusChip tone="waiting">{say(text['no-factor'])}</StatusChip>
  )
}
