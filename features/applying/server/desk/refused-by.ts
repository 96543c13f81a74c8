import type { Message } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'

/** Turns the reasons of a rule into refusals: its sentence, `rule/{reason}` and its status; the compiler misses none. */
export function refusedBy<Reason extends string>(
  messages: Readonly<Record<Reason, Message>>,
  statuses: Readonly<Record<Reason, Refusal['status']>>,
): (reason: Reason) => Refusal {
  return (reason) => {
    const status = statuses[reason]
    return refusal(`rule/${reason}`, messages[reason], status === undefined ? {} : { status })
  }
}
