import { useState } from 'react'
import { cleanTyped } from '#platform/pure/text/typed-text.ts'
import { keepAllowed } from '#features/auth/rules/typing.ts'

/** Leaves blocked characters out while typing and remembers which fields to hint at (SPEC §5 Signup). */
export function useTypingFilter<Name extends string>() {
  const [hints, setHints] = useState<ReadonlySet<Name>>(new Set())
  function filtered(name: Name, typed: string, allowed: (text: string) => boolean): string {
    const allowedText = keepAllowed(typed, allowed)
    setHints((before) => {
      const after = new Set(before)
      if (allowedText === cleanTyped(typed)) after.delete(name)
      else after.add(name)
      return after
    })
    return allowedText
  }
  return { hints, filtered }
}
