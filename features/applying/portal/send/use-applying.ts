import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { type Action, useAction } from '#platform/browser/action/action.ts'
import { clearDraft } from '#platform/browser/storage/drafts.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { NoAnswer } from '#platform/browser/network/rest-failure.ts'
import { detailOr } from '#platform/browser/network/error-detail.ts'

/** No opening, no applicant or no place to apply beside: no request was sent, and `why` says so. */
export class NothingSent extends Error {
  readonly why: Message
  constructor(why: Message) {
    super(why.en)
    this.name = 'NothingSent'
    this.why = why
  }
}

/** The new application's id, if the server sends one. */
type Made = { readonly id: number | null }

type Doing<Given, Request> = {
  /** Reads again all that the request is made of. Throws NothingSent. */
  readonly prepare: (given: Given) => Promise<Request>
  readonly send: (request: Request, key: string) => Promise<number | null>
  /** The own applications as the server has them now: what an earlier try has made is among them. */
  readonly readApplied: () => Promise<
    readonly { readonly id: number; readonly openingId: number }[]
  >
  readonly reload: () => Promise<void>
  /** After a refusal what was shown is out of date. */
  readonly onRefused?: () => void
  /** Key under which the choices so far are stored on the device. */
  readonly draftKey: (openingId: number) => string
  readonly texts: Readonly<Record<'apply-done' | 'apply-failed', Message>>
  /** Message while it is sent. */
  readonly sending?: Message | undefined
  readonly onApplied: (id: number | null) => void
}

export type Applying<Given> = {
  readonly action: Action<Given>
  readonly problem: string | null
  /** Starts a new application: clears the message of the one before. */
  readonly begin: () => void
}

/** Applies once per press: what is needed is read again first, then the very same request goes until an answer comes. */
export function useApplying<Given, Request extends { readonly opening: { readonly id: number } }>(
  doing: Doing<Given, Request>,
): Applying<Given> {
  const say = useSay()
  const { texts, reload, sending } = doing
  const [problem, setProblem] = useState<Message | null>(null)
  const action = useAction<Given, Request, Made>({
    prepare(given) {
      setProblem(null)
      if (sending) toast.loading(say(sending), { id: 'apply' })
      return doing.prepare(given)
    },
    send: async (request, key) => ({ id: await doing.send(request, key) }),
    async find({ opening }) {
      const all = await doing.readApplied()
      return all.find(({ openingId }) => openingId === opening.id) ?? null
    },
    async onDone({ id }, { opening }) {
      clearDraft(doing.draftKey(opening.id))
      toast.success(say(texts['apply-done']), { id: 'apply' })
      await reload()
      doing.onApplied(id)
    },
    onFailed(error) {
      const sentence = sentenceOf(error)
      setProblem(sentence)
      toast.error(say(sentence), { id: 'apply' })
      if (!(error instanceof NoAnswer)) doing.onRefused?.()
    },
    onLost() {
      toast.dismiss('apply')
      void reload()
    },
  })
  function sentenceOf(error: unknown): Message {
    if (error instanceof NoAnswer) return blocks.notSent
    return error instanceof NothingSent ? error.why : detailOr(error, texts['apply-failed'])
  }
  const begin = () => {
    action.clear()
    setProblem(null)
  }
  return { action, problem: problem && say(problem), begin }
}
