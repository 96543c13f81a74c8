import * as v from 'valibot'
import { message, list } from '#platform/pure/rest-dialect/answers.ts'

/** Median days from waiting to decision in the last 30 days, and of how many decisions. */
export const usualDays = v.object({
  days: v.number(),
  of: v.number(),
})
export type UsualDays = v.InferOutput<typeof usualDays>

export const deskQueue = v.object({
  id: v.string(),
  name: message,
  waiting: v.number(),
  mine: v.number(),
  /** ISO timestamp since which the oldest waits. */
  oldest: v.nullable(v.string()),
  /** Days within which the office promises to decide. */
  promiseDays: v.number(),
  late: v.number(),
  /** null while too little was decided to say. */
  usual: v.nullable(usualDays),
})
export type DeskQueue = v.InferOutput<typeof deskQueue>

/** Result of a check: agrees, look at it, blocks; `unknown`: only a person can say. */
const sign = v.picklist(['agree', 'look', 'block', 'unknown'])

/** Opening that an item was sent for, or a fee that is the same for all. */
const openingOf = v.object({
  id: v.string(),
  name: message,
})

export const deskRow = v.object({
  record: v.number(),
  name: v.string(),
  about: message,
  /** In paisa; null where nothing is paid. */
  amount: v.nullable(v.number()),
  since: v.string(),
  sign: sign,
  words: message,
  /** Every check agrees: may be approved with others. */
  isReady: v.boolean(),
  lock: v.nullable(
    v.object({
      name: v.string(),
      isMine: v.boolean(),
    }),
  ),
  assigned: v.nullable(
    v.object({
      name: v.string(),
      isMine: v.boolean(),
    }),
  ),
  /** Name of the colleague who was asked and has not answered. */
  asked: v.nullable(v.string()),
  heldUntil: v.nullable(v.string()),
  /** Opening it was sent for; null if it is returned only by itself. */
  opening: v.nullable(openingOf),
  /** Entered by the reader, or about them: another person decides. */
  isOwn: v.boolean(),
})
export type DeskRow = v.InferOutput<typeof deskRow>

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
  sign: sign,
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

const language = v.picklist(['en', 'ne'])

/** A text that the action takes: its parameter, and the texts of the form that asks for it. */
export const lineAsked = v.object({
  parameter: v.string(),
  title: message,
  label: message,
  needed: message,
  /** Language of the text; absent: any. */
  language: v.exactOptional(language),
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
  history: list(
    v.object({
      at: v.string(),
      words: message,
    }),
  ),
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

/** Agreements of staff about an item. */
export const itemStatus = v.object({
  ...v.pick(deskRow, ['lock', 'assigned', 'heldUntil']).entries,
  question: v.nullable(
    v.object({
      by: v.string(),
      of: v.string(),
      isForMe: v.boolean(),
      text: v.string(),
      answer: v.nullable(v.string()),
    }),
  ),
  heldReason: v.nullable(v.string()),
})
export type ItemStatus = v.InferOutput<typeof itemStatus>

export const colleague = v.object({
  id: v.number(),
  name: v.string(),
})
export type Colleague = v.InferOutput<typeof colleague>

/** A lock that a colleague took over from the person who reads it. */
export const takeOver = v.object({
  id: v.number(),
  queue: v.string(),
  queueName: message,
  record: v.number(),
  by: v.string(),
  /** ISO timestamp. */
  taken: v.string(),
})
export type TakeOver = v.InferOutput<typeof takeOver>
