import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { DeskQueue } from '#features/desk/wire/desk.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import type { Outcome } from '../queue/outcome.ts'
import { decide, type Decision, onSent, undo } from '../queue/undo.ts'
import type { useNavigation } from '../queue/use-navigation.ts'

type Acting = {
  readonly queue: DeskQueue
  readonly navigation: ReturnType<typeof useNavigation>
  /** Of several, those that did not get through, or were taken back. */
  readonly onLeft: (records: readonly number[]) => void
}

/** Decisions wait eight seconds; when one is undone, its item is restored, with the typed text. */
export function useItemActions({ queue, navigation, onLeft }: Acting) {
  const rest = useRest()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  useEffect(
    () =>
      onSent(({ queue: of, isBatch, sends }) => {
        if (isBatch && of === queue.id && sends.length > 0)
          onLeft(sends.map(({ record }) => record))
        void queries.invalidateQueries({ queryKey: ['desk', 'rows'] })
        void queries.invalidateQueries({ queryKey: ['desk', 'queues'] })
      }),
    [queries, queue.id, onLeft],
  )
  const send = ({ evidence, slug, body }: Pick<Outcome, 'evidence' | 'slug' | 'body'>) => ({
    record: evidence.record,
    name: evidence.name,
    slug,
    body,
  })

  function decided(outcome: Outcome): void {
    const { evidence, is, draft } = outcome
    const words = sayInBoth(outcome.words ?? text[is], { what: whatOf(evidence) })
    decide(rest, { queue: queue.id, words, draft, sends: [send(outcome)] })
    navigation.goOn()
  }
  function approveAll(evidences: readonly Evidence[]): void {
    const sum = evidences.reduce((total, { amount }) => total + (amount ?? 0), 0)
    const what = sum > 0 ? rs(sum) : { en: queue.name.en, ne: queue.name.ne }
    const words = sayInBoth(text['approved-many'], { n: evidences.length, what })
    const sends = evidences.map((evidence) => send({ evidence, ...evidence.approve }))
    decide(rest, { queue: queue.id, words, draft: null, sends })
  }
  function returnAll(outcomes: readonly Outcome[], opening: Message): void {
    const words = sayInBoth(text['returned-many'], { n: outcomes.length, what: opening })
    decide(rest, { queue: queue.id, words, draft: null, sends: outcomes.map(send) })
  }
  function reopen(decision: Decision): void {
    const [first] = decision.sends
    if (first === undefined) return
    keepDraft(decision.queue, first.record, decision.draft)
    void queries.invalidateQueries({ queryKey: ['desk'] })
    navigate(`/queues/${decision.queue}/${first.record}`)
  }
  return {
    decided,
    approveAll,
    returnAll,
    reopen,
    keepDraft: (record: number, draft: unknown) => keepDraft(queue.id, record, draft),
    draftOf: (record: number) => draftOf(queue.id, record),
    takeBack: () => {
      const decision = undo()
      if (decision?.isBatch === true && decision.queue === queue.id)
        onLeft(decision.sends.map(({ record }) => record))
      else if (decision !== null) reopen(decision)
    },
  }
}

function whatOf({ name, amount }: Evidence) {
  if (amount === null) return name
  const sum = rs(amount)
  return { en: `${name}, ${sum.en}`, ne: `${name}, ${sum.ne}` }
}

function rs(amount: number) {
  return rsInBoth(paisa(amount))
}
