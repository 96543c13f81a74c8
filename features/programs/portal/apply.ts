import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { type Act, useAct } from '#platform/browser/act.ts'
import { forgetDraft } from '#platform/browser/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { NoAnswer, RestProblem } from '#platform/browser/rest-failure.ts'
import { toldBy } from '#platform/browser/told-by.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { ProgramOpening } from '../rules/facts.ts'
import {
  readProgram,
  sendApplication,
  useFreshApplied,
  useReloadAll,
  useReloadApplied,
} from './program.queries.ts'
import { NoPlace, type ProgramScreen } from './program-screen.ts'

type Sent = { readonly opening: ProgramOpening; readonly chosen: readonly number[] }
/** The made application's id, when the server tells it. */
type Made = { readonly id: number | null }

export type Applying = {
  readonly act: Act<Sent>
  readonly problem: string | null
  /** A new application: what was said of the one before is over. */
  readonly begin: () => void
}

/** Sends an application once per press; the enrollment beside it is had first, under a key of the same press. */
export function useApply(screen: ProgramScreen, onApplied: (id: number | null) => void): Applying {
  const say = useSay()
  const rest = useRest()
  const user = useUser()
  const readApplied = useFreshApplied(screen.kind)
  const reloadApplied = useReloadApplied(screen.kind)
  const reloadAll = useReloadAll(screen.kind)
  const [problem, setProblem] = useState<string | null>(null)
  const { texts } = screen

  function fail(sentence: string) {
    setProblem(sentence)
    toast.error(sentence, { id: 'apply' })
  }

  const act = useAct<Sent, Sent, Made>({
    prepare(sent) {
      setProblem(null)
      if (screen.sending) toast.loading(say(screen.sending), { id: 'apply' })
      return Promise.resolve(sent)
    },
    async send(sent, idempotencyKey) {
      if (!user?.cBpartnerId) throw new NoPlace(texts['apply-failed'])
      const place = await screen.enroll(rest, { ...sent, user, idempotencyKey })
      return { id: await sendApplication(rest, { ...sent, ...place, user, idempotencyKey }) }
    },
    async find({ opening }) {
      const all = await readApplied()
      return all.find(({ openingId }) => openingId === opening.id) ?? null
    },
    async onDone({ id }, { opening }) {
      forgetDraft(draftKey(opening))
      toast.success(say(texts['apply-done']), { id: 'apply' })
      await reloadApplied()
      onApplied(id)
    },
    onFailed(error) {
      if (error instanceof NoAnswer) return fail(say(blocks.notSent))
      fail(error instanceof NoPlace ? say(error.why) : toldBy(error) || say(texts['apply-failed']))
      void reloadAll()
    },
    onLost() {
      toast.dismiss('apply')
      void reloadApplied()
    },
  })
  const begin = () => {
    act.forget()
    setProblem(null)
  }
  return { act, problem, begin }
}

/** Where the courses chosen so far are kept on the device. */
export function draftKey({ id }: Pick<ProgramOpening, 'id'>): string {
  return `/courses/${id}`
}

/**
 * The opening of a pressed Apply button, read anew with its courses. When the server answers but cannot give them, it
 * is applied for without: the server adds the compulsory courses itself (READINGS R-40).
 */
export function useBegin(applyWithoutCourses: (sent: Sent) => void) {
  const rest = useRest()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: ProgramOpening) => readProgram(rest, id),
    onError: (error, opening) => {
      if (error instanceof RestProblem && error.status !== 401)
        applyWithoutCourses({ opening, chosen: [] })
    },
  })
}
