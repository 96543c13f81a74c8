import { UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { signInMessages as text } from '../rules/sign-in-messages.ts'
import { CodeField } from './CodeField.tsx'
import { prove, type Proved } from './sign-in.ts'
import { useStep } from './use-step.ts'

type Props = {
  readonly token: string
  /** As it was typed: no more is known of the person before the code. */
  readonly email: string
  readonly onProved: (proved: Proved) => Promise<void>
  readonly onLeave: () => void
  /** The set-up shows its key here; then there is nothing to recover with. */
  readonly setUp?: ReactNode
}

/** The second step: one code, or one of the recovery codes. */
export function CodeStep({ token, email, onProved, onLeave, setUp }: Props) {
  const say = useSay()
  const rest = useRest()
  const step = useStep()
  const [code, setCode] = useState('')
  const [trust, setTrust] = useState(false)
  const [byRecovery, setByRecovery] = useState(false)
  const isSetUp = setUp !== undefined

  async function send(typed: string) {
    const proof = byRecovery ? { recoveryCode: typed } : { code: typed, trust }
    const ok = await step.run(async () => onProved(await prove(rest, token, proof)))
    if (!ok) setCode('')
  }
  return (
    <form
      className="flex flex-col gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(code)
      }}
    >
      <Steps />
      <Heading isSetUp={isSetUp} byRecovery={byRecovery} />
      {setUp}
      <Who email={email} onLeave={onLeave} />
      {byRecovery ? (
        <TextField
          id="recovery-code"
          label={say(text['recovery-code'])}
          error={step.error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <CodeField
          label={say(text['step-code'])}
          hint={say(text['code-hint'])}
          error={step.error}
          value={code}
          onType={setCode}
          onFull={(full) => void send(full)}
        />
      )}
      {!byRecovery && !isSetUp && <Trust checked={trust} onCheck={setTrust} />}
      <Button type="submit" look="filled" wide busy={step.busy}>
        {say(text['sign-in'])}
      </Button>
      {!isSetUp && (
        <button
          type="button"
          className="link-button w-fit"
          onClick={() => {
            setByRecovery(!byRecovery)
            setCode('')
            step.setError(undefined)
          }}
        >
          {say(byRecovery ? text['use-code'] : text['use-recovery'])}
        </button>
      )}
      {!isSetUp && (
        <p className="meta border-t border-hairline pt-4 text-muted">{say(text['lost-phone'])}</p>
      )}
    </form>
  )
}

function Heading({ isSetUp, byRecovery }: { isSetUp: boolean; byRecovery: boolean }) {
  const say = useSay()
  const lead = byRecovery ? text['recovery-lead'] : text['code-lead']
  return (
    <div>
      <h1>{say(isSetUp ? text['set-up-title'] : text['enter-code'])}</h1>
      <p className="mt-1 text-muted">{say(isSetUp ? text['set-up-lead'] : lead)}</p>
    </div>
  )
}

function Who({ email, onLeave }: Pick<Props, 'email' | 'onLeave'>) {
  const say = useSay()
  return (
    <div className="flex items-center gap-3 rounded-card bg-sunken px-3 py-2.5">
      <UserRound className="icon text-muted" aria-hidden />
      <span className="small min-w-0 flex-1 truncate font-strong">{email}</span>
      <button type="button" className="link-button small" onClick={onLeave}>
        {say(text['not-you'])}
      </button>
    </div>
  )
}

function Trust({
  checked,
  onCheck,
}: {
  readonly checked: boolean
  readonly onCheck: (is: boolean) => void
}) {
  const say = useSay()
  return (
    <div>
      <Checkbox id="trust" checked={checked} onChange={(event) => onCheck(event.target.checked)}>
        {say(text.trust)}
      </Checkbox>
      <p className="meta ms-9 -mt-2 text-muted">{say(text['trust-hint'])}</p>
    </div>
  )
}

function Steps() {
  const say = useSay()
  return (
    <ol className="small flex items-center gap-2 font-strong">
      <li className="text-done">1 {say(text['step-password'])}</li>
      <li className="h-px w-8 bg-hairline" aria-hidden />
      <li aria-current="step">2 {say(text['step-code'])}</li>
    </ol>
  )
}
