import { type FormEvent, useEffect, useState } from 'react'
import { cleanTexts } from '#platform/pure/text/typed-text.ts'
import { earlyValue, takeOver } from './early-form.ts'

export type Values<Name extends string> = Readonly<Record<Name, string>>

type Options<Name extends string, Reason extends string> = {
  readonly initial: Values<Name>
  /** The rule: what is wrong with the values, cleaned as the server cleans them, in the order of the form. */
  readonly problemsOf: (values: Values<Name>) => Partial<Record<Name, Reason>>
  readonly onSubmit: (values: Values<Name>) => Promise<void>
}

export type Form<Name extends string, Reason extends string> = {
  readonly values: Values<Name>
  /** Errors that may be shown: of a field after its first edit and blur, of all fields after a failed submit. */
  readonly shown: Partial<Record<Name, Reason>>
  readonly attempt: number
  readonly busy: boolean
  set(name: Name, value: string): void
  blur(name: Name): void
  replace(values: Values<Name>): void
  /** As on arrival: nothing edited, nothing to complain about. */
  reset(values: Values<Name>): void
  submit(event: FormEvent): void
}

/** State of one form: values, the problems to show, and one submit at a time (DESIGN §6 Text field). */
export function useForm<Name extends string, Reason extends string>(
  options: Options<Name, Reason>,
): Form<Name, Reason> {
  const { initial, problemsOf, onSubmit } = options
  const [values, setValues] = useState(initial)
  const [edited, setEdited] = useState<ReadonlySet<Name>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const cleaned = cleanTexts(values)
  const problems = problemsOf(cleaned)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    // Once, after hydration: what is in the page's inputs then is newer than our first values. Read now, not when React
    // gets to it.
    const typed = typedBefore(values)
    return takeOver((submitted) => {
      setValues((before) => ({ ...before, ...typed }))
      setHeld(submitted)
    })
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (!held) return
    // Submitted before this script came; the values taken over are in this drawing.
    // eslint-disable-next-line react/set-state-in-effect
    setHeld(false)
    trySubmit()
    // eslint-disable-next-line react/exhaustive-deps
  }, [held])

  async function run() {
    setBusy(true)
    await onSubmit(cleaned)
    setBusy(false)
  }

  function trySubmit() {
    if (busy) return
    if (Object.keys(problems).length > 0) setAttempt(attempt + 1)
    else void run()
  }
  return {
    values,
    shown: attempt > 0 ? problems : only(problems, (name) => edited.has(name) && left.has(name)),
    attempt,
    busy,
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }))
      setEdited((before) => new Set(before).add(name))
    },
    blur: (name) => setLeft((before) => new Set(before).add(name)),
    replace: setValues,
    reset: (blank) => {
      setValues(blank)
      setEdited(new Set())
      setLeft(new Set())
      setAttempt(0)
    },
    submit: (event) => {
      event.preventDefault()
      trySubmit()
    },
  }
}

/** Values typed (or filled in by the browser) into a prerendered form before this script was loaded. */
function typedBefore<Name extends string>(values: Values<Name>): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {}
  for (const name in values) {
    const input = document.getElementById(name)
    const isPart = input?.dataset['part'] !== undefined
    const isText = input instanceof HTMLInputElement && input.type !== 'radio'
    const found = isPart ? '' : (earlyValue(name) ?? (isText ? input.value : ''))
    if (found !== '' && (values[name] === '' || earlyValue(name) !== undefined)) typed[name] = found
  }
  return typed
}

function only<Name extends string, Reason>(
  problems: Partial<Record<Name, Reason>>,
  keep: (name: Name) => boolean,
): Partial<Record<Name, Reason>> {
  const remaining: Partial<Record<Name, Reason>> = {}
  for (const name in problems) if (keep(name)) remaining[name] = problems[name]
  return remaining
}
