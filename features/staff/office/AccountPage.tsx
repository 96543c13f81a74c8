import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { chooseTheme, themes, useTheme } from '#platform/browser/theme.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { FieldNote, SelectField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { accountText as text } from '../rules/account-messages.ts'
import { roleNames } from '../rules/roles.ts'
import { signInMessages } from '../rules/sign-in-messages.ts'
import { useStaffAction } from './accounts.queries.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { OwnPhone } from './OwnPhone.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { leaveDesk, type SignInPlace, useDesk } from './session.ts'
import { SessionTable } from './SessionTable.tsx'
import { staffRecoveryCodes } from '../wire/processes.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'

/** The user's own account: colours, sessions, password, second factor, recovery codes, and logout. */
export function AccountPage() {
  const say = useSay()
  const rest = useRest()
  const me = useDesk()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isLost, setLost] = useState(false)
  const { action, error } = useStaffAction((answer) => {
    const made = field(field(answer, 'data'), 'recoveryCodes')
    setCodes(Array.isArray(made) ? made.map(String) : null)
    setLost(!Array.isArray(made))
  })
  if (me === null) return null
  return (
    <div className="page">
      <header className="page-head">
        <div className="flex-1">
          <h1>{me.name}</h1>
          <p className="small text-muted">
            {me.email} · {say(text['signed-in-as'], { role: say(roleNames[me.role]) })}
          </p>
        </div>
        <Button icon={LogOut} onClick={() => void leaveDesk(rest)}>
          {say(text['sign-out'])}
        </Button>
      </header>
      <ThemeChoice />
      <OwnPassword />
      <OwnPhone />
      <section className="flex flex-col items-start gap-3">
        <h2>{say(text['new-codes'])}</h2>
        <p className="small text-muted">{say(text['new-codes-lead'])}</p>
        <Button
          busy={isRunning(action)}
          disabled={action.state === 'lost'}
          onClick={() => action.run(callOf(staffRecoveryCodes, {}))}
        >
          {say(text['new-codes'])}
        </Button>
        <FieldNote
          id="codes-note"
          error={error !== null ? say(error) : isLost ? say(text['codes-lost']) : undefined}
        />
        <LostAnswer action={action} />
      </section>
      {/* Last: its rows come later than the forms. */}
      <section className="flex flex-col gap-3">
        <h2>{say(text['sessions-title'])}</h2>
        {me.lastSignIn !== null && <LastSignIn {...me.lastSignIn} />}
        <SessionTable all={false} />
      </section>
      {codes !== null && (
        <Dialog title={say(signInMessages['codes-title'])} onClose={() => setCodes(null)}>
          <RecoveryCodes codes={codes} onStored={() => setCodes(null)} />
        </Dialog>
      )}
    </div>
  )
}

function LastSignIn({ at, from }: SignInPlace) {
  const say = useSay()
  const when = useMomentText()(at)
  return <p className="small text-muted">{say(signInMessages['last-sign-in'], { when, from })}</p>
}

function ThemeChoice() {
  const say = useSay()
  return (
    <div className="max-w-80">
      <SelectField
        id="theme"
        label={say(text.theme)}
        value={useTheme()}
        onChange={(event) => chooseTheme(event.target.value)}
      >
        {themes.map((each) => (
          <option key={each} value={each}>
            {say(text[each])}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
