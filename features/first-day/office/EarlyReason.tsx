import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { firstDayText as text } from '../rules/messages.ts'
import type { FirstDay } from '../wire/first-day.ts'

/** The reason a proposal needs while it is early, and what the process is sent of it. */
export function useEarlyReason({ daysEarly }: Pick<FirstDay, 'daysEarly'>) {
  const [reason, setReason] = useState('')
  const isEarly = daysEarly !== null
  return {
    isEarly,
    reason,
    setReason,
    isMissing: isEarly && reason.trim() === '',
    body: isEarly ? { reason } : {},
  }
}

type Props = { readonly id: string; readonly early: ReturnType<typeof useEarlyReason> }

/** The reason to type while a proposal is early; nothing once it is not. */
export function EarlyReason({ id, early: { isEarly, reason, setReason } }: Props) {
  const say = useSay()
  if (!isEarly) return null
  return (
    <TextField
      id={id}
      label={say(text.reason)}
      hint={say(text['reason-lead'])}
      maxLength={300}
      value={reason}
      onChange={(event) => setReason(event.target.value)}
    />
  )
}
