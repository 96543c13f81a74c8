import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { forgetDraft } from '#platform/browser/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { newKey, useRest } from '#platform/browser/rest-client.ts'
import { NoAnswer, RestProblem } from '#platform/browser/rest-failure.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { authMessages } from '#features/auth/rules/facts.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceMessages as text } from '../rules/messages.ts'
import type { Quota } from '../rules/quotas.ts'
import { readOpening, sendApplication, useReloadApplied } from './entrance.queries.ts'

/** Applies once per opened dialog: a repeat after a lost answer carries the same key. */
export function useApply(chosen: EntranceOpening, onApplied: (id: number | null) => void) {
  const say = useSay()
  const rest = useRest()
  const user = useUser()
  const today = useToday()
  const reload = useReloadApplied()
  const key = useRef(newKey())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  function fail(sentence: string) {
    setBusy(false)
    setProblem(sentence)
    toast.error(sentence, { id: 'apply' })
  }

  async function apply(quotas: readonly Quota[]): Promise<void> {
    if (user === null) return fail(say(authMessages['authentication-required']))
    setBusy(true)
    setProblem(null)
    try {
      const now = await readOpening(rest, chosen.id)
      if (now === null) return fail(say(text['opening-gone']))
      const id = await sendApplication(rest, {
        ...now,
        user,
        quotas,
        today,
        idempotencyKey: key.current,
      })
      forgetDraft(`/entrance/${chosen.id}`)
      toast.success(say(text['apply-done']))
      await reload()
      onApplied(id)
    } catch (error) {
      if (error instanceof NoAnswer) fail(say(blocks.notSent))
      else if (error instanceof RestProblem && error.status < 500 && error.detail !== '')
        fail(error.detail)
      else fail(say(text['apply-failed']))
    }
  }
  return { busy, problem, apply }
}
