import { useEffect, useRef, useState } from 'react'
import { field } from '#platform/browser/network/rest-failure.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import type { ApproveDraft } from './ApproveForm.tsx'
import type { Item } from '../desk.queries.ts'
import type { Outcome } from '../queue/outcome.ts'
import { emptyReturn, type ReturnDraft } from './return-draft.ts'
import type { useWhyNot } from './use-why-not.ts'

export type Draft = ReturnDraft | ApproveDraft

/**
 * The open form, if any. A form that was left is restored when it is opened again. One that stays open while the user
 * goes to another item is given to `keep`; so is null once it is sent.
 */
export function useDraft(first: unknown, keep: (draft: Draft | null) => void) {
  const [open, setOpen] = useState<Draft | null>(() => draftOf(first))
  const unsent = useRef({ open, keep })
  useEffect(() => {
    unsent.current = { open, keep }
  }, [open, keep])
  useEffect(() => () => unsent.current.keep(unsent.current.open), [])
  const [left, setLeft] = useState<Partial<Record<Draft['is'], Draft>>>({})
  return {
    open,
    write: setOpen,
    /** Stores no draft when the item is left. */
    sent: () => {
      unsent.current = { open: null, keep }
    },
    start: (empty: Draft) => setOpen(left[empty.is] ?? empty),
    leave: () => {
      if (open !== null) setLeft({ ...left, [open.is]: open })
      setOpen(null)
    },
  }
}

/** Handles the buttons and their shortcuts; a press without effect announces the reason. */
export function useDeciding(at: {
  readonly item: Item
  readonly onDecided: (outcome: Outcome) => void
  readonly announce: (words: string) => void
  readonly draft: ReturnType<typeof useDraft>
  readonly why: ReturnType<typeof useWhyNot>
}) {
  const { announce, draft, why } = at
  const { evidence } = at.item
  const decideFor = (decision: Evidence['approve'], more: object = {}) => {
    const { slug, body } = decision
    const words = decision.done === undefined ? {} : { words: decision.done }
    draft.sent()
    at.onDecided({
      is: 'approved',
      evidence,
      slug,
      body: { ...body, ...more },
      draft: draft.open,
      ...words,
    })
  }
  const withReason = (is: ReturnDraft['is']) => {
    const reason = why('return')
    if (reason !== null) announce(reason)
    else if (reasonedAction(evidence, is) !== null) draft.start({ ...emptyReturn, is })
  }
  const mustSayWhy = evidence.checks.some(({ sign }) => sign === 'look')
  return {
    decideFor,
    press(): void {
      const reason = why('approve')
      if (reason !== null) announce(reason)
      else if (mustSayWhy) draft.start(newApproval(evidence))
      else decideFor(evidence.approve)
    },
    pressInstead(): void {
      const reason = why('return')
      if (reason !== null) announce(reason)
      else if (mustSayWhy) draft.start({ ...newApproval(evidence), instead: true })
      else if (evidence.instead !== undefined) decideFor(evidence.instead)
    },
    turnBack: () => withReason('return'),
    turnAway: () => withReason('close'),
  }
}

/** Draft with the amount that an approval at once would send. */
function newApproval({ approve: { body, takesAmount } }: Evidence): ApproveDraft {
  return { is: 'approve', amount: takesAmount ? String(Number(body['amount'])) : '', note: '' }
}

/** The action whose reason a draft is; null if the item has no such action. */
export function reasonedAction({ turnBack, turnAway }: Evidence, is: Draft['is']) {
  return { return: turnBack, close: turnAway ?? null, approve: null }[is]
}

function draftOf(saved: unknown): Draft | null {
  const is = field(saved, 'is')
  return is === 'return' || is === 'close' || is === 'approve' ? (saved as Draft) : null
}
