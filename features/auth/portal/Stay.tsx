import { type ReactNode, useEffect, useState } from 'react'
import { earlyValue, takeOver } from '#platform/browser/forms/early-form.ts'
import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { authPageMessages as text } from '../rules/messages.ts'

/** Lifetime of a sign-in: `remembered` on the user's own device; `shared` ends with the tab. */
export type Stay = 'usual' | 'remembered' | 'shared'

/** As it was last time, or as ticked in the prerendered page. */
export function useStay(before: Stay) {
  const [stay, setStay] = useState(before)
  useEffect(() => {
    const early = earlyStay()
    return takeOver(() => early !== null && setStay(early))
  }, [])
  return [stay, setStay] as const
}

function earlyStay(): Stay | null {
  if (earlyValue('shared') === 'on') return 'shared'
  const remember = earlyValue('remember')
  if (remember === undefined) return null
  return remember === 'on' ? 'remembered' : 'usual'
}

type Props = {
  readonly stay: Stay
  readonly onChange: (stay: Stay) => void
  /** Beside Remember Me. */
  readonly children: ReactNode
}

export function StayChoices({ stay, onChange, children }: Props) {
  const say = useSay()
  const isShared = stay === 'shared'
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          id="remember"
          checked={stay === 'remembered'}
          onChange={({ target }) => onChange(target.checked ? 'remembered' : 'usual')}
        >
          {say(text.remember)}
        </Checkbox>
        {children}
      </div>
      <Checkbox
        id="shared"
        checked={isShared}
        aria-describedby={isShared ? 'shared-hint' : undefined}
        onChange={({ target }) => onChange(target.checked ? 'shared' : 'usual')}
      >
        {say(text['shared-computer'])}
      </Checkbox>
      {isShared && (
        <p id="shared-hint" className="small text-muted">
          {say(text['shared-computer-hint'])}
        </p>
      )}
    </div>
  )
}
