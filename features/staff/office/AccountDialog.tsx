import { Info } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { accountText as text } from '../rules/account-messages.ts'
import { roleNames, staffRoles } from '../rules/roles.ts'
import type { StaffAccount, StaffList } from '../wire/staff-accounts.ts'
import { ProposedAction } from './ProposedActions.tsx'
import {
  staffAccountCreate,
  staffAccountLock,
  staffAccountPassword,
  staffAccountRoles,
  staffAccountUnlock,
  staffInvitationSend,
  staffInvitationWithdraw,
  staffSecondFactorRemove,
} from '../wire/processes.ts'
import { callOf, type ProcessCall } from '#platform/pure/rest-dialect/contract.ts'

type Props = {
  /** Null: a new one. */
  readonly account: StaffAccount | null
  readonly list: StaffList
  readonly busy: boolean
  /** The result of the last action is unknown; no other action starts before it is asked for. */
  readonly isLost: boolean
  readonly onRun: (call: ProcessCall) => void
  readonly onClose: () => void
  /** Error message of the server for the last try. */
  readonly children: ReactNode
}

export function AccountDialog({ account, list, busy, isLost, onRun, onClose, children }: Props) {
  const say = useSay()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<readonly string[]>(account?.roles ?? [])
  const open = list.proposals.find(({ userId }) => account !== null && userId === account.id)
  const needsSecond =
    account?.needsSecond === true || roles.some((role) => list.confirmingRoles.includes(role))
  const wanted = roles.filter((role) => role !== 'student').join(',')
  const toggle = (role: string) =>
    setRoles(roles.includes(role) ? roles.filter((each) => each !== role) : [...roles, role])
  const save = () =>
    account === null
      ? onRun(callOf(staffAccountCreate, { Name: name, EMail: email, roles: wanted }))
      : onRun(callOf(staffAccountRoles, { ad_user_ID: account.id, roles: wanted }))
  return (
    <Dialog
      title={account?.name ?? say(text.new)}
      busy={busy}
      onClose={onClose}
      footer={
        <Button look="filled" busy={busy} disabled={isLost} onClick={save}>
          {say(account === null ? text.make : text['set-roles'])}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {account === null && (
          <>
            <TextField
              id="account-name"
              label={say(text.name)}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <TextField
              id="account-email"
              label={say(text.email)}
              type="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </>
        )}
        <fieldset>
          <legend className="font-strong">{say(text.roles)}</legend>
          {staffRoles.map((role) => (
            <Checkbox key={role} checked={roles.includes(role)} onChange={() => toggle(role)}>
              {say(roleNames[role])}
            </Checkbox>
          ))}
        </fieldset>
        {open !== undefined && (
          <div>
            <ProposedAction proposal={open} />
          </div>
        )}
        {needsSecond && (
          <p className="banner draft small">
            <Info className="icon" aria-hidden />
            <span>{say(text['needs-second'])}</span>
          </p>
        )}
        {children}
        {account !== null && <Actions account={account} isOff={busy || isLost} onRun={onRun} />}
      </div>
    </Dialog>
  )
}

type ActionsProps = Pick<Props, 'onRun'> & {
  readonly account: StaffAccount
  readonly isOff: boolean
}

/** Other actions on an account; each ends its sessions. */
function Actions({ account, isOff, onRun }: ActionsProps) {
  const say = useSay()
  const runOn = (of: typeof staffAccountLock) => () => onRun(callOf(of, { ad_user_ID: account.id }))
  return (
    <div className="button-row">
      <Button
        disabled={isOff}
        onClick={runOn(account.isLocked ? staffAccountUnlock : staffAccountLock)}
      >
        {say(account.isLocked ? text.unlock : text.lock)}
      </Button>
      <LinkActions account={account} isOff={isOff} runOn={runOn} />
      {account.hasSecondFactor && (
        <Button disabled={isOff} onClick={runOn(staffSecondFactorRemove)}>
          {say(text['remove-factor'])}
        </Button>
      )}
    </div>
  )
}

type LinkActionsProps = Omit<ActionsProps, 'onRun'> & {
  readonly runOn: (of: typeof staffAccountLock) => () => void
}

/** The link by which the owner sets a password: of an invitation, or for a new password. */
function LinkActions({ account: { invitation }, isOff, runOn }: LinkActionsProps) {
  const say = useSay()
  if (invitation === null || invitation.state === 'withdrawn')
    return (
      <Button disabled={isOff} onClick={runOn(staffAccountPassword)}>
        {say(text[invitation === null ? 'new-password' : 'invite-again'])}
      </Button>
    )
  return (
    <>
      <Button disabled={isOff} onClick={runOn(staffInvitationSend)}>
        {say(text['send-again'])}
      </Button>
      <Button disabled={isOff} onClick={runOn(staffInvitationWithdraw)}>
        {say(text.withdraw)}
      </Button>
    </>
  )
}
