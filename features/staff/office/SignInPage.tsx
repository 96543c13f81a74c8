import { Suspense, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { roleNames, type StaffRole } from '../rules/roles.ts'
import { signInMessages as text } from '../rules/sign-in-messages.ts'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { CodeStep } from './CodeStep.tsx'
import { linkToken } from './link/link-token.ts'
import { PasswordStep, type Typed } from './PasswordStep.tsx'
import { desk } from './session.ts'
import { enter, type Next, type Proved, rolesOf, sendPassword } from './sign-in.ts'
import { SignInLayout } from './SignInLayout.tsx'

// Steps that a person sees once: loaded when they come.
const LinkStep = lazyPart(async () => ({ default: (await import('./link/LinkStep.tsx')).LinkStep }))
const NewPasswordStep = lazyPart(async () => ({
  default: (await import('./NewPasswordStep.tsx')).NewPasswordStep,
}))
const RecoveryCodes = lazyPart(async () => ({
  default: (await import('./RecoveryCodes.tsx')).RecoveryCodes,
}))
const SetUpKey = lazyPart(async () => ({ default: (await import('./SetUpKey.tsx')).SetUpKey }))

type Step =
  | Exclude<Next, { is: 'in' | 'not-staff' | 'roles' }>
  | { readonly is: 'password' }
  | { readonly is: 'link'; readonly token: string }
  | { readonly is: 'recovery-codes'; readonly token: string; readonly proved: Proved }
  | {
      readonly is: 'role'
      readonly token: string
      readonly roles: readonly StaffRole[]
      readonly lastSignIn: Proved['lastSignIn']
    }

/** At a trusted desk no code is asked. */
const nothingNew: Proved = { recoveryCodes: [], lastSignIn: null }

/** Password, own password where one was given, code (set up the first time), role where there are several. */
export function SignInPage() {
  const { step, typed, go, proved, chooseRole, begin, leaveLink } = useSignIn()
  return (
    <SignInLayout>
      <Suspense fallback={<Spinner />}>
        {step.is === 'password' && <PasswordStep onNext={go} />}
        {step.is === 'link' && <LinkStep token={step.token} onSet={begin} onLeave={leaveLink} />}
        {step.is === 'new-password' && (
          <NewPasswordStep
            token={step.token}
            current={typed.password}
            onSet={(password) => begin({ ...typed, password })}
          />
        )}
        {(step.is === 'code' || step.is === 'set-up') && (
          <CodeStep
            {...step}
            email={typed.email}
            onLeave={() => void go({ is: 'not-staff' }, typed)}
            onProved={(of) => proved(step.token, of)}
            {...(step.is === 'set-up' ? { setUp: <SetUpKey token={step.token} /> } : {})}
          />
        )}
        {step.is === 'recovery-codes' && (
          <RecoveryCodes
            codes={step.proved.recoveryCodes}
            onStored={() => void proved(step.token, { ...step.proved, recoveryCodes: [] })}
          />
        )}
        {step.is === 'role' && (
          <ChooseRole roles={step.roles} onChoose={(role) => void chooseRole(step, role)} />
        )}
      </Suspense>
    </SignInLayout>
  )
}

/** The link of a mail is opened at its own address, with the token in the fragment. */
function firstStep(): Step {
  const token = linkToken()
  return token === null ? { is: 'password' } : { is: 'link', token }
}

function useSignIn() {
  const rest = useRest()
  const [step, setStep] = useState<Step>(firstStep)
  const [typed, setTyped] = useState<Typed>({ email: '', password: '' })

  async function go(next: Next, given: Typed): Promise<void> {
    setTyped(given)
    if (next.is === 'in') desk.set(next.desk)
    else if (next.is === 'roles') await proved(next.token, nothingNew, given)
    else setStep(next.is === 'not-staff' ? { is: 'password' } : next)
  }

  async function begin(given: Typed): Promise<void> {
    await go(await sendPassword(rest, given), given)
  }

  /** Shows new recovery codes first; then enters with the only role, or asks for today's role. */
  async function proved(token: string, of: Proved, given = typed): Promise<void> {
    const { lastSignIn } = of
    if (of.recoveryCodes.length > 0) return setStep({ is: 'recovery-codes', token, proved: of })
    const roles = await rolesOf(rest, token)
    const [only, ...more] = roles
    if (only === undefined) return setStep({ is: 'password' })
    if (more.length > 0) return setStep({ is: 'role', token, roles, lastSignIn })
    desk.set(await enter(rest, { token, role: only, email: given.email, lastSignIn }))
  }

  async function chooseRole(
    { token, lastSignIn }: Extract<Step, { is: 'role' }>,
    role: StaffRole,
  ): Promise<void> {
    desk.set(await enter(rest, { token, role, email: typed.email, lastSignIn }))
  }

  function leaveLink(): void {
    setStep({ is: 'password' })
  }
  return { step, typed, go, begin, proved, chooseRole, leaveLink }
}

function ChooseRole({
  roles,
  onChoose,
}: {
  readonly roles: readonly StaffRole[]
  readonly onChoose: (role: StaffRole) => void
}) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-4">
      <h1>{say(text['choose-role'])}</h1>
      {roles.map((role) => (
        <Button key={role} wide onClick={() => onChoose(role)}>
          {say(roleNames[role])}
        </Button>
      ))}
    </div>
  )
}
