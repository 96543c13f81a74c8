import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useAct } from '#platform/browser/act.ts'
import { forgetDraft } from '#platform/browser/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { NoAnswer } from '#platform/browser/rest-failure.ts'
import { toldBy } from '#platform/browser/told-by.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { authMessages } from '#features/auth/rules/facts.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceMessages as text } from '../rules/messages.ts'
import type { Quota } from '../rules/quotas.ts'
import {
  type Application,
  readOpening,
  sendApplication,
  useFreshApplied,
  useReloadApplied,
} from './entrance.queries.ts'

/** There is nothing to apply for, or nobody who applies: nothing was sent. */
class NothingSent extends Error {}

/** Applies once per press: the opening is read anew first, then the very same request goes until an answer comes. */
export function useApply(chosen: EntranceOpening, onApplied: (id: number | null) => void) {
  const say = useSay()
  const rest = useRest()
  const user = useUser()
  const today = useToday()
  const reload = useReloadApplied()
  const readApplied = useFreshApplied()
  const [problem, setProblem] = useState<string | null>(null)

  const act = useAct<readonly Quota[], Application, { readonly id: number | null }>({
    async prepare(quotas) {
      setProblem(null)
      if (user === null) throw new NothingSent(say(authMessages['authentication-required']))
      const now = await readOpening(rest, chosen.id)
      if (now === null) throw new NothingSent(say(text['opening-gone']))
      return { ...now, user, quotas, today }
    },
    send: async (application, key) => ({ id: await sendApplication(rest, application, key) }),
    async find({ opening }) {
      const all = await readApplied()
      return all.find(({ openingId }) => openingId === opening.id) ?? null
    },
    async onDone({ id }) {
      forgetDraft(`/entrance/${chosen.id}`)
      toast.success(say(text['apply-done']))
      await reload()
      onApplied(id)
    },
    onFailed(error) {
      const sentence = sentenceOf(error)
      setProblem(sentence)
      toast.error(sentence, { id: 'apply' })
    },
    onLost: () => void reload(),
  })

  function sentenceOf(error: unknown): string {
    if (error instanceof NothingSent) return error.message
    if (error instanceof NoAnswer) return say(blocks.notSent)
    return toldBy(error) || say(text['apply-failed'])
  }
  return { act, problem }
}
