import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { forgetDraft } from '#platform/browser/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { newKey, useRest } from '#platform/browser/rest-client.ts'
import { NoAnswer, RestProblem } from '#platform/browser/rest-failure.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { ProgramOpening } from '../rules/facts.ts'
import {
  sendApplication,
  useFreshApplied,
  useReloadAll,
  useReloadApplied,
} from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'

type Sent = { readonly opening: ProgramOpening; readonly chosen: readonly number[] }

/**
 * Applies once per opened dialog: when an answer was lost, a repeat first looks whether the application was made all
 * the same.
 */
export function useApply(screen: ProgramScreen, onApplied: (id: number | null) => void) {
  const say = useSay()
  const rest = useRest()
  const user = useUser()
  const readApplied = useFreshApplied(screen.kind)
  const reloadApplied = useReloadApplied(screen.kind)
  const reloadAll = useReloadAll(screen.kind)
  const key = useRef(newKey())
  const isLost = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  function fail(sentence: string) {
    setBusy(false)
    setProblem(sentence)
    toast.error(sentence, { id: 'apply' })
  }

  function refused(sentence: string) {
    fail(sentence)
    void reloadAll()
  }

  async function succeed({ opening }: Sent, id: number | null) {
    forgetDraft(draftKey(opening))
    toast.success(say(screen.texts['apply-done']), { id: 'apply' })
    await reloadApplied()
    onApplied(id)
  }

  async function findSent({ opening }: Sent): Promise<number | null> {
    if (!isLost.current) return null
    const all = await readApplied()
    return all.find(({ openingId }) => openingId === opening.id)?.id ?? null
  }

  async function apply(sent: Sent): Promise<void> {
    if (!user?.cBpartnerId) return fail(say(screen.texts['apply-failed']))
    setBusy(true)
    setProblem(null)
    if (screen.sending) toast.loading(say(screen.sending), { id: 'apply' })
    let failed = screen.texts['enrollment-failed']
    try {
      const made = await findSent(sent)
      if (made !== null) return await succeed(sent, made)
      const place = await screen.enroll(rest, { ...sent, user })
      if (place.is === 'none') return refused(say(place.why))
      failed = screen.texts['apply-failed']
      isLost.current = true
      const application = { ...sent, ...place, user, idempotencyKey: key.current }
      await succeed(sent, await sendApplication(rest, application))
    } catch (error) {
      if (error instanceof NoAnswer) return fail(say(blocks.notSent))
      isLost.current = false
      refused(sentenceOf(error) || say(failed))
    }
  }
  return { busy, problem, apply }
}

/** Where the courses chosen so far are kept on the device. */
export function draftKey({ id }: Pick<ProgramOpening, 'id'>): string {
  return `/courses/${id}`
}

/** The server's own sentence, where the refusal carries one. */
function sentenceOf(error: unknown): string {
  return error instanceof RestProblem && error.status < 500 ? error.detail : ''
}
