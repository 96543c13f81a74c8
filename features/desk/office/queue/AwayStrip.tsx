import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { keepDraft } from '../drafts.ts'
import { useKeys } from '../shortcuts/keys.ts'
import { type Decision, undo, useDecisions } from './undo.ts'
import { UndoStrip } from './UndoStrip.tsx'

/**
 * The strip of decisions on pages outside of the queues: undo leads back to the item. The page of a queue has a strip of its
 * own, which also selects again what was taken back of a batch.
 */
export function AwayStrip() {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const isWaiting = useDecisions().some(({ state }) => state === 'waiting')
  function reopen({ queue, isBatch, sends: [first], draft }: Decision): void {
    void queries.invalidateQueries({ queryKey: ['desk'] })
    if (first === undefined || isBatch) return navigate(`/queues/${queue}`)
    keepDraft(queue, first.record, draft)
    navigate(`/queues/${queue}/${first.record}`)
  }
  function takeBack(): void {
    const decision = undo()
    if (decision !== null) reopen(decision)
  }
  useKeys(isWaiting ? { z: (event) => (event.repeat ? undefined : takeBack()) } : {})
  return <UndoStrip onUndo={takeBack} onReopen={reopen} />
}
