import * as v from 'valibot'
import { keyOf, list, message, money } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { attemptStateNames, caseProblemNames } from '../rules/messages.ts'

const found = v.object({
  attemptId: v.string(),
  /** As the student reads it out. */
  reference: v.string(),
  partnerId: v.number(),
  name: message,
  paymentType: v.string(),
  /** Asked of the student. */
  amount: money,
  /** Taken by Khalti and held; null: nothing is held. */
  taken: v.nullable(money),
  state: keyOf(attemptStateNames),
  problem: v.nullable(keyOf(caseProblemNames)),
  /** ISO time. */
  started: v.string(),
  pidx: v.string(),
  transactionId: v.string(),
  /** A decision waits for its second person. */
  isProposed: v.boolean(),
})
export type KhaltiCase = v.InferOutput<typeof found>

export const casesAtOnce = 50

/** Attempts to pay with Khalti, the newest first. */
export const khaltiCases = contract({
  slug: 'khalti_cases',
  input: v.object({
    /** A key of `caseFilters`. */
    show: argument.text(),
    typed: v.optional(argument.text(argument.nameLength)),
    /** ISO time: only those started before. */
    before: v.optional(argument.text()),
  }),
  output: v.object({ cases: list(found) }),
})

const event = v.object({
  state: keyOf(attemptStateNames),
  cause: v.string(),
  /** ISO time. */
  at: v.string(),
  /** As Khalti wrote it; '' without an answer. */
  status: v.string(),
  /** Sum that Khalti names; null: none. */
  total: v.nullable(money),
})
export type CaseEvent = v.InferOutput<typeof event>

const history = v.object({
  found,
  forWhat: message,
  /** ISO time of the next question to Khalti; null: it is not asked by itself. */
  nextCheck: v.nullable(v.string()),
  events: list(event),
})
export type CaseHistory = v.InferOutput<typeof history>

const attempt = { payment_attempt_ID: argument.text(argument.nameLength) }

export const khaltiCase = contract({
  slug: 'khalti_case',
  input: v.object(attempt),
  output: v.object({ history }),
})

/** Asks Khalti about an attempt now; `isKnown`: it answered. */
export const khaltiAsk = contract({
  slug: 'khalti_ask',
  input: v.object(attempt),
  output: v.object({ isKnown: v.boolean() }),
})

/** Proposes what becomes of held money: `credit` or `refund`. */
export const khaltiDecide = contract({
  slug: 'khalti_held_decide',
  input: v.object({ ...attempt, outcome: argument.text(), reason: argument.text() }),
})
