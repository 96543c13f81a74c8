import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { forgetDraft } from '#platform/browser/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { newKey, useRest } from '#platform/browser/rest-client.ts'
import { NoAnswer, RestProblem } from '#platform/browser/rest-failure.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { authMessages } from '#features/auth/rules/facts.ts'
import type { ProgramOpening } from '../rules/facts.ts'
import { sendApplication, useReloadApplied } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'

type Sent = { readonly opening: ProgramOpening; readonly chosen: readonly number[] }

/** Applies once per opened dialog: a repeat after a lost answer carries the same key. */
export function useApply(screen: ProgramScreen, onApplied: (id: number | null) => void) {
  const say = useSay()
  const rest = useRest()
  const user = useUser()
  const reload = useReloadApplied(screen.kind)
  const key = useRef(newKey())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  function fail(sentence: string) {
    setBusy(false)
    setProblem(sentence)
    toast.error(sentence, { id: 'apply' })
  }

  async function apply(sent: Sent): Promise<void> {
    if (user === null) return fail(say(authMessages['authentication-required']))
    setBusy(true)
    setProblem(null)
    if (screen.sending) toast.loading(say(screen.sending), { id: 'apply' })
    const { opening, chosen } = sent
    let failed = screen.texts['enrollment-failed']
    try {
      const enrollmentId = await screen.enroll(rest, { opening, user })
      failed = screen.texts['apply-failed']
      const application = { opening, chosen, user, enrollmentId, idempotencyKey: key.current }
      const id = await sendApplication(rest, application)
      forgetDraft(draftKey(opening))
      toast.success(say(screen.texts['apply-done']), { id: 'apply' })
      await reload()
      onApplied(id)
    } catch (error) {
      fail(error instanceof NoAnswer ? say(blocks.notSent) : sentenceOf(error) || say(failed))
    }
  }
  return { busy, problem, apply, clear: () => setProblem(null) }
}

/** Where the courses chosen so far are kept on the device. */
export function draftKey({ id }: Pick<ProgramOpening, 'id'>): string {
  return `/courses/${id}`
}

/** The server's own sentence, where the refusal carries one. */
function sentenceOf(error: unknown): string {
  return error instanceof RestProblem && error.status < 500 ? error.detail : ''
}
