import type { Decision } from '#platform/pure/decision.ts'
import type { Message } from '#platform/pure/message.ts'
import type { OpenRow } from '#features/applying/card/open-row.ts'
import type { ButtonState } from '#features/applying/rules/facts.ts'
import type { ProgramOpening, WhyNot } from '../rules/facts.ts'

/** One line of the open list, as the kind's rule decided it. */
export type ProgramRow = OpenRow<ProgramOpening> & {
  /** Why the button is off, in one sentence. */
  readonly reason: Message | null
  /** 'Not Eligible' explained. */
  readonly whyNot: WhyNot | null
}

/** Texts of a kind's rule: the button, the sentence of each reason, and the explanation of 'Not Eligible'. */
type Worded<Reason extends string, Facts> = {
  readonly applyButton: (decision: Decision<Reason, Facts>) => ButtonState<'apply'>
  readonly refusalMessages: Readonly<Record<Reason, Message>>
  readonly whyNot: (decision: Decision<Reason, Facts>) => WhyNot | null
}

/** An opening of an admission or course registration as a line of the list, once the kind's rule has decided. */
export function programRow<Reason extends string, Facts>(
  opening: ProgramOpening,
  decision: Decision<Reason, Facts>,
  { applyButton, refusalMessages, whyNot }: Worded<Reason, Facts>,
): ProgramRow {
  return {
    opening,
    closes: opening.window.to,
    button: applyButton(decision),
    reason: decision.is === 'refused' ? refusalMessages[decision.reason] : null,
    whyNot: whyNot(decision),
  }
}
