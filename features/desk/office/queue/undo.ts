import { useSyncExternalStore } from 'react'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { newKey, type RestClient } from '#platform/browser/network/rest-client.ts'
import { isLost, NoAnswer, RestProblem } from '#platform/browser/network/rest-failure.ts'
import { keepForTab } from '../unsent.ts'

export const undoMs = 8_000
const tickMs = 200

/** One request as it will be sent, under one idempotency key for all its attempts. */
export type Send = {
  readonly record: number
  readonly name: string
  readonly slug: string
  readonly body: object
  readonly key: string
}

export type Decision = {
  /** Requests that are still to be sent. */
  readonly id: string
  readonly queue: string
  /** Typed draft, restored when the decision is undone. */
  readonly sends: readonly Send[]
  /** Decided as one of several. */
  readonly isBatch: boolean
  /** «Approved: Sita Shrestha, Rs. 2,000». */
  readonly words: Message
  /** Typed draft, restored when the decision is undone. */
  readonly draft: unknown
  readonly leftMs: number
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused'
  readonly notice: Message | null
}

let decisions: readonly Decision[] = []
let paused = false
let timer: ReturnType<typeof setInterval> | null = null
const listeners = new Set<() => void>()
const whenSent = new Set<(decision: Decision) => void>()

function set(next: readonly Decision[]): void {
  keepForTab(next.filter(({ state }) => state !== 'refused'))
  show(next)
}

function show(next: readonly Decision[]): void {
  decisions = next
  for (const listener of listeners) listener()
  if (next.some(({ state }) => state === 'waiting') || timer === null) return
  clearInterval(timer)
  timer = null
}

function change(id: string, to: Partial<Decision>): void {
  set(decisions.map((each) => (each.id === id ? { ...each, ...to } : each)))
}

export function useDecisions(): readonly Decision[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => decisions,
  )
}

/** True if a decision on an item is in the strip: not sent yet, on its way, or failed. */
export function isInStrip(queue: string, record: number): boolean {
  return decisions.some(
    (each) => each.queue === queue && each.sends.some((send) => send.record === record),
  )
}

/** Calls `hear` after a decision was sent, with the requests of it that failed. */
export function onSent(hear: (decision: Decision) => void): () => void {
  whenSent.add(hear)
  return () => whenSent.delete(hear)
}

/** Begins to wait; sent when the time is up. Until then nothing has left this browser. */
export function decide(
  rest: RestClient,
  decision: Pick<Decision, 'queue' | 'words' | 'draft'> & {
    readonly sends: readonly Omit<Send, 'key'>[]
  },
): void {
  const sends = decision.sends.map((send) => ({ ...send, key: newKey() }))
  const isBatch = sends.length > 1
  const waiting = { id: newKey(), isBatch, leftMs: undoMs, state: 'waiting', notice: null } as const
  set([...decisions, { ...decision, ...waiting, sends }])
  timer ??= setInterval(() => tick(rest), tickMs)
}

/** Takes the newest back that has not left yet. */
export function undo(): Decision | null {
  const newest = decisions.findLast(({ state }) => state === 'waiting')
  if (newest === undefined) return null
  remove(newest.id)
  return newest
}

export function remove(id: string): void {
  set(decisions.filter((each) => each.id !== id))
}

/** Stops the timer while the user hovers or focuses the strip. */
export function pause(is: boolean): void {
  paused = is
}

export function tryAgain(rest: RestClient, id: string): void {
  const decision = decisions.find((each) => each.id === id)
  if (decision !== undefined) void send(rest, decision)
}

function tick(rest: RestClient): void {
  if (!paused) {
    const due = decisions.filter(({ state, leftMs }) => state === 'waiting' && leftMs <= tickMs)
    show(
      decisions.map((each) =>
        each.state === 'waiting' ? { ...each, leftMs: each.leftMs - tickMs } : each,
      ),
    )
    for (const decision of due) void send(rest, decision)
  }
}

/** Sends each request separately; failed ones stay, with their idempotency keys. */
async function send(rest: RestClient, decision: Decision): Promise<void> {
  change(decision.id, { state: 'sending', notice: null })
  const headers = decision.isBatch ? { 'Desk-Lot': decision.id } : {}
  const left: Send[] = []
  let failure: unknown = null
  for (const each of decision.sends) {
    try {
      await rest.post(processPath(each.slug), each.body, { idempotencyKey: each.key, headers })
    } catch (error) {
      left.push(each)
      failure = error
    }
  }
  if (left.length === 0) remove(decision.id)
  else {
    const isRefused = failure instanceof RestProblem && failure.code.startsWith('rule/')
    const notice = messageOf(failure)
    change(decision.id, { sends: left, state: isRefused ? 'refused' : 'failed', notice })
  }
  for (const hear of whenSent) hear({ ...decision, sends: left })
}

function messageOf(failure: unknown): Message | null {
  if (failure instanceof NoAnswer || isLost(failure)) return null
  return failure instanceof Error ? sameInBoth(failure.message) : null
}
