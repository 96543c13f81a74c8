import { useEffect, useRef, useState } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { authMessages } from '#features/auth/rules/messages.ts'

/** The part of Google's script this page uses. */
type Grecaptcha = {
  ready(done: () => void): void
  render(box: HTMLElement, options: Readonly<Record<string, unknown>>): number
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

type Props = { readonly siteKey: string; readonly onToken: (token: string | null) => void }

/** reCAPTCHA v2; its script is fetched on the first touch of the form, on this page only (READINGS R-15). */
export function RecaptchaBox({ siteKey, onToken }: Props) {
  const say = useSay()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const latest = useRef(onToken)
  useEffect(() => {
    latest.current = onToken
  })
  useEffect(() => {
    const fail = (sentence: string) => () => {
      latest.current(null)
      setProblem(sentence)
    }
    const start = () =>
      loadScript(language).then(
        (google) => {
          if (box.current === null) return
          google.render(box.current, {
            sitekey: siteKey,
            callback: (token: string) => {
              setProblem(undefined)
              latest.current(token)
            },
            'expired-callback': fail(say(authMessages['captcha-expired'])),
            'error-callback': fail(say(authMessages['captcha-unavailable'])),
          })
        },
        fail(say(authMessages['captcha-unavailable'])),
      )
    const once = () => void start()
    document.addEventListener('focusin', once, { once: true })
    return () => document.removeEventListener('focusin', once)
    // Rendered once per visit; Google's box does not change its language afterwards.
    // eslint-disable-next-line react/exhaustive-deps
  }, [siteKey])
  return (
    <div className="flex flex-col gap-1.5">
      <div ref={box} id="captcha" className="min-h-20" />
      <FieldNote id="captcha-note" error={problem} />
    </div>
  )
}

function loadScript(language: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`
    script.addEventListener('load', () => {
      const google = window.grecaptcha
      if (google === undefined) reject(new Error('reCAPTCHA did not load'))
      else google.ready(() => resolve(google))
    })
    script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')))
    document.head.append(script)
  })
}
