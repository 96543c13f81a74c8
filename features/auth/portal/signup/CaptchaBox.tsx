import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { earlyValue } from '#platform/browser/forms/early-form.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { useSettings } from '#features/institution/portal/settings.ts'
import { authMessages, authPageMessages as text } from '#features/auth/rules/messages.ts'

const RecaptchaBox = lazyPart(async () => ({
  default: (await import('./RecaptchaBox.tsx')).RecaptchaBox,
}))

type Props = {
  /** The token to send, or null before it is done and again when it has expired. */
  readonly onToken: (token: string | null) => void
  readonly done: boolean
}

/** The box before signing up: reCAPTCHA when the university uses it, else a check by this device itself. */
export function CaptchaBox(props: Props) {
  const settings = useSettings()
  const captcha = settings?.captcha
  return captcha?.kind === 'recaptcha' ? (
    <Suspense>
      <RecaptchaBox siteKey={captcha.siteKey} onToken={props.onToken} />
    </Suspense>
  ) : (
    <ProofOfWorkBox {...props} />
  )
}

function ProofOfWorkBox({ onToken, done }: Props) {
  const say = useSay()
  const rest = useRest()
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Once, after hydration: ticked in the prerendered page.
    if (earlyValue('captcha') === 'on') void solve()
    // eslint-disable-next-line react/exhaustive-deps
  }, [])

  async function solve() {
    clearTimeout(timer.current)
    setProblem(undefined)
    setWorking(true)
    try {
      const { solveProofOfWork } = await import('./proof-of-work.ts')
      const solved = await solveProofOfWork(rest)
      onToken(solved.token)
      timer.current = setTimeout(() => {
        onToken(null)
        setProblem(say(authMessages['captcha-expired']))
      }, solved.validForMs)
    } catch {
      setProblem(say(blocks.notReached))
    }
    setWorking(false)
  }

  function clear() {
    clearTimeout(timer.current)
    onToken(null)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-18 items-center justify-between gap-4 rounded-control border border-hairline bg-sunken px-4">
        {working ? (
          <span className="option" role="status">
            <Spinner />
            {say(text['captcha-checking'])}
          </span>
        ) : (
          <label className="option">
            <input
              id="captcha"
              type="checkbox"
              className="tick"
              checked={done}
              aria-describedby="captcha-note"
              onChange={(event) => (event.target.checked ? void solve() : clear())}
            />
            <span>{say(text['not-a-robot'])}</span>
          </label>
        )}
        <span className="small text-muted" role="status">
          {done && say(text['captcha-done'])}
        </span>
      </div>
      <FieldNote id="captcha-note" error={problem} />
    </div>
  )
}
