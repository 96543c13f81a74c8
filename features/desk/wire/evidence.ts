import * as v from 'valibot'
import { keyOf, list, message } from '#platform/pure/rest-dialect/answers.ts'
import { signs } from '../rules/checks.ts'

/** A value as the desk shows it: plain text, text in two languages, amount in paisa, day, or student's file. */
export const deskValue = v.union([
  v.string(),
  message,
  v.object({
    paisa: v.number(),
  }),
  v.object({
    day: v.string(),
  }),
  v.object({
    student: v.number(),
    name: v.string(),
  }),
])
export type DeskValue = v.InferOutput<typeof deskValue>

/** Names what is judged; another photo or file has another key, so its judgement starts again. */
export const judge = v.object({
  key: v.string(),
  /** Name of the person who judged that it agrees; null before that. */
  by: v.nullable(v.string()),
})
export type Judge = v.InferOutput<typeof judge>

export const checkRow = v.object({
  fact: message,
  values: list(deskValue),
  sign: v.picklist(signs),
  /** Why it does not simply agree. */
  note: v.nullable(message),
  /** Text for the row in the list while this check is the one that does not agree; absent: the fact. */
  inRow: v.exactOptional(message),
  /** It names the row before others that do not agree, unless one blocks. */
  leads: v.exactOptional(v.literal(true)),
  /** Only a person can judge it: `unknown` until then. */
  judge: v.exactOptional(judge),
})
export type CheckRow = v.InferOutput<typeof checkRow>

export const deskAction = v.object({
  slug: v.string(),
  body: v.record(v.string(), v.unknown()),
  label: message,
})
export type DeskAction = v.InferOutput<typeof deskAction>

export const evidenceFile = v.object({
  model: v.string(),
  record: v.number(),
  name: v.string(),
  mime: v.string(),
  bytes: v.number(),
  label: message,
  /** ISO time at which it was sent; absent: not known. */
  sent: v.exactOptional(v.string()),
  /** A portrait, judged by the oval. */
  isPhoto: v.exactOptional(v.literal(true)),
  /** The desk may cut it to this shape; the process takes the part, in pixels of the picture. */
  crop: v.exactOptional(
    v.object({
      ...v.pick(deskAction, ['slug', 'body']).entries,
      frame: v.object({
        width: v.number(),
        height: v.number(),
      }),
    }),
  ),
  /** Not of this item: the similar file that was used before, for comparison. */
  isEarlier: v.exactOptional(v.literal(true)),
})
export type EvidenceFile = v.InferOutput<typeof evidenceFile>

/** A text that the action takes: its parameter, and the texts of the form that asks for it. */
export const lineAsked = v.object({
  parameter: v.string(),
  title: message,
  label: message,
  needed: message,
  /** Language of the text; absent: any. */
  language: v.exactOptional(keyOf(message.entries)),
})
export type LineAsked = v.InferOutput<typeof lineAsked>

export const reason = v.object({
  id: v.string(),
  label: message,
  text: message,
})
export type Reason = v.InferOutput<typeof reason>

/** A value in the text of reasons, written as `{id}`: typed once, shown in both languages. */
const fillIn = v.object({
  id: v.string(),
  label: message,
  /** Rupees as they are typed, or a day. */
  is: v.picklist(['amount', 'day']),
  /** Initial value; '' if only the desk knows it. */
  value: v.string(),
})

/** Action with a reason that the student reads. */
export const reasonedAction = v.object({
  ...deskAction.entries,
  /** Next step after it. */
  next: message,
  reasons: list(reason),
  fillIns: list(fillIn),
  /** Additional step of the action, ticked by default; the parameter is true if it is ticked. */
  also: v.exactOptional(
    v.object({
      parameter: v.string(),
      label: message,
    }),
  ),
})
export type ReasonedAction = v.InferOutput<typeof reasonedAction>

/** A moment, ISO, and what it was. */
const event = { at: v.string(), words: message }

const approval = v.object({
  ...deskAction.entries,
  outcome: message,
  /** The process takes the amount read off the document, in rupees. */
  takesAmount: v.boolean(),
  /** Text that the action asks for; else the reason to pass over a check that does not agree. */
  asks: v.exactOptional(lineAsked),
  /** `{what}` was decided so; absent: it was approved. */
  done: v.exactOptional(message),
})

export const evidence = v.object({
  record: v.number(),
  name: v.string(),
  nepaliName: v.string(),
  about: message,
  since: v.string(),
  amount: v.nullable(v.number()),
  columns: list(message),
  checks: list(checkRow),
  alerts: list(
    v.object({
      title: message,
      text: message,
    }),
  ),
  facts: list(
    v.object({
      label: message,
      value: deskValue,
    }),
  ),
  files: list(evidenceFile),
  history: list(v.object(event)),
  /** Other fees that the same student paid, the newest first; absent: not asked. */
  alsoPaid: v.exactOptional(list(v.object(event))),
  /** Reason why it cannot be approved as it is; null if nothing blocks. */
  blocked: v.nullable(message),
  approve: approval,
  /** The other decision there is, or what may be done where approving is blocked for what it would do; absent: none. */
  instead: v.exactOptional(
    v.object({
      ...approval.entries,
      done: message,
      icon: v.picklist(['credit', 'people']),
    }),
  ),
  /** Back to its student, with a reason; null if the desk does not return it. */
  turnBack: v.nullable(reasonedAction),
  /** Closed for good, with a reason; absent if the desk does not close it. */
  turnAway: v.exactOptional(reasonedAction),
})
export type Evidence = v.InferOutput<typeof evidence>
