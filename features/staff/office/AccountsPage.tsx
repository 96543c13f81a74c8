import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '#platform/browser/act.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { field } from '#platform/browser/rest-failure.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import { Button } from '#platform/browser/ui/Button.tsx'
import { CopyButton } from '#platform/browser/ui/CopyButton.tsx'
import { Dialog } from '#platform/browser/ui/Dialog.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/Empty.tsx'
import { FieldNote } from '#platform/browser/ui/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/LostAnswer.tsx'
import { LoadingRows } from '#platform/browser/ui/LoadingRows.tsx'
import { StatusChip } from '#platform/browser/ui/StatusChip.tsx'
import { accountText as text } from '../rules/account-messages.ts'
import { roleNames, staffRoles } from '../rules/roles.ts'
import { type Account, useAccounts, useStaffAct } from './accounts.queries.ts'
import { InstantText } from '#platform/browser/ui/InstantText.tsx'
import { TableScroll } from '#platform/browser/ui/TableScroll.tsx'
import { AccountDialog } from './AccountDialog.tsx'
import { useDesk } from './session.ts'

/** Their answers show a password once; a repeat after a lost answer does not have it. */
const makesPassword = new Set(['staff_account_create', 'staff_account_password'])

/** Who works here, with which roles; made, locked and renewed by the administrator. */
export function AccountsPage() {
  const say = useSay()
  const { data, isError, refetch } = useAccounts()
  const [open, setOpen] = useState<Account | 'new' | null>(null)
  const [oneTime, setOneTime] = useState<string | null>(null)
  const { act, error, forget } = useStaffAct((made, slug) => {
    const password = field(made, 'oneTimePassword')
    setOpen(null)
    if (typeof password === 'string') setOneTime(password)
    else if (makesPassword.has(slug)) setOneTime('lost')
  })
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
      {data && isOnlyOne(data) && (
        <Banner tone="problem" lead={say(text['only-one-lead'])}>
          {say(text['only-one'])}
        </Banner>
      )}
      {data && <AccountTable accounts={data} onOpen={setOpen} />}
      {open !== null && (
        <AccountDialog
          account={open === 'new' ? null : open}
          busy={isRunning(act)}
          isLost={act.state === 'lost'}
          onAct={act.run}
          onClose={() => {
            forget()
            setOpen(null)
          }}
        >
          <LostAnswer act={act} />
          <FieldNote id="account-note" error={error === null ? undefined : say(error)} />
        </AccountDialog>
      )}
      {oneTime !== null && <OneTimePassword password={oneTime} onClose={() => setOneTime(null)} />}
    </div>
  )
}

/** Whether a single account that works may administer. */
function isOnlyOne(accounts: readonly Account[]): boolean {
  const working = accounts.filter(
    ({ roles, isLocked }) => roles.includes('administrator') && !isLocked,
  )
  return working.length === 1
}

function AccountTable({
  accounts,
  onOpen,
}: {
  readonly accounts: readonly Account[]
  readonly onOpen: (account: Account) => void
}) {
  const say = useSay()
  return (
    <div className="card">
      <TableScroll label={say(text.title)}>
        <table className="plain-table">
          <thead>
            <tr>
              {(['name', 'email', 'roles', 'state', 'last-seen', 'acts'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(text[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <AccountRow key={account.id} account={account} onOpen={() => onOpen(account)} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}

function AccountRow({ account, onOpen }: { account: Account; onOpen: () => void }) {
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
      </td>
      <td>{account.lastSeen === null ? say(text.never) : <InstantText at={account.lastSeen} />}</td>
      <td>
        {account.id === me ? (
          say(text['own-row'])
        ) : (
          <button
            type="button"
            className="link-button"
            aria-label={`${say(text.acts)}, ${account.name}`}
            onClick={onOpen}
          >
            {say(text.acts)}
          </button>
        )}
      </td>
    </tr>
  )
}

/** Shown once, to be handed over; or that it was in the answer that got lost. */
function OneTimePassword({ password, onClose }: { password: string; onClose: () => void }) {
  const say = useSay()
  if (password === 'lost')
    return (
      <Dialog title={say(text['one-time'])} width="narrow" onClose={onClose}>
        <p>{say(text['one-time-lost'])}</p>
      </Dialog>
    )
  return (
    <Dialog
      title={say(text['one-time'])}
      width="narrow"
      onClose={onClose}
      footer={<CopyButton text={password}>{say(blocks.copy)}</CopyButton>}
    >
      <p className="mb-3">{say(text['one-time-lead'])}</p>
      <code className="figure break-all select-all">{password}</code>
    </Dialog>
  )
}

function State({ account }: { readonly account: Account }) {
  const say = useSay()
  if (account.isLocked) return <StatusChip tone="closed">{say(text.locked)}</StatusChip>
  return account.hasSecondFactor ? (
    <StatusChip tone="done">{say(text.works)}</StatusChip>
  ) : (
    <StatusChip tone="waiting">{say(text['no-factor'])}</StatusChip>
  )
}
