import type { Language, Message } from '#platform/pure/message.ts'
import type { Sign } from '../rules/checks.ts'
import type { FillIn } from '../rules/fill-in.ts'
import type { OpeningOf } from '../rules/several.ts'

/** A value as the desk shows it: plain text, text in two languages, amount in paisa, day, or student's file. */
export type DeskValue =
  | string
  | Message
  | { readonly paisa: number }
  | { readonly day: string }
  | { readonly student: number; readonly name: string }

export type DeskQueue = {
  readonly id: string
  readonly name: Message
  readonly waiting: number
  readonly mine: number
  /** ISO timestamp since which the oldest waits. */
  readonly oldest: string | null
  /** Days within which the office promises to decide. */
  readonly promiseDays: number
  readonly late: number
  /** null while too little was decided to say. */
  readonly usual: UsualDays | null
}

/** Median days from waiting to decision in the last 30 days, and of how many decisions. */
export type UsualDays = { readonly days: number; readonly of: number }

export type DeskRow = {
  readonly record: number
  readonly name: string
  readonly about: Message
  /** In paisa; null where nothing is paid. */
  readonly amount: number | null
  readonly since: string
  readonly sign: Sign
  readonly words: Message
  /** Every check agrees: may be approved with others. */
  readonly isReady: boolean
  readonly lock: { readonly name: string; readonly isMine: boolean } | null
  readonly assigned: { readonly name: string; readonly isMine: boolean } | null
  /** Name of the colleague who was asked and has not answered. */
  readonly asked: string | null
  readonly heldUntil: string | null
  /** Opening it was sent for; null if it is returned only by itself. */
  readonly opening: OpeningOf | null
  /** Entered by the reader, or about them: another person decides. */
  readonly isOwn: boolean
}

export type CheckRow = {
  readonly fact: Message
  readonly values: readonly DeskValue[]
  readonly sign: Sign
  /** Why it does not simply agree. */
  readonly note: Message | null
  /** Text for the row in the list while this check is the one that does not agree; absent: the fact. */
  readonly inRow?: Message
  /** It names the row before others that do not agree, unless one blocks. */
  readonly leads?: true
  /** Only a person can judge it: `unknown` until then. */
  readonly judge?: Judge
}

/** Names what is judged; another photo or file has another key, so its judgement starts again. */
export type Judge = {
  readonly key: string
  /** Name of the person who judged that it agrees; null before that. */
  readonly by: string | null
}

export type EvidenceFile = {
  readonly model: string
  readonly record: number
  readonly name: string
  readonly mime: string
  readonly bytes: number
  readonly label: Message
  /** A portrait, judged by the oval. */
  readonly isPhoto?: true
  /** The desk may cut it to this shape; the process takes the part, in pixels of the picture. */
  readonly crop?: Pick<DeskAction, 'slug' | 'body'> & {
    readonly frame: { readonly width: number; readonly height: number }
  }
  /** Not of this item: the similar file that was used before, for comparison. */
  readonly isEarlier?: true
}

export type DeskAction = {
  readonly slug: string
  readonly body: Readonly<Record<string, unknown>>
  readonly label: Message
}

/** A text that the action takes: its parameter, and the texts of the form that asks for it. */
export type LineAsked = {
  readonly parameter: string
  readonly title: Message
  readonly label: Message
  readonly needed: Message
  /** Language of the text; absent: any. */
  readonly language?: Language
}

export type Reason = { readonly id: string; readonly label: Message; readonly text: Message }

export type Evidence = {
  readonly record: number
  readonly name: string
  readonly nepaliName: string
  readonly about: Message
  readonly since: string
  readonly amount: number | null
  readonly columns: readonly Message[]
  readonly checks: readonly CheckRow[]
  readonly alerts: readonly { readonly title: Message; readonly text: Message }[]
  readonly facts: readonly { readonly label: Message; readonly value: DeskValue }[]
  readonly files: readonly EvidenceFile[]
  readonly history: readonly { readonly at: string; readonly words: Message }[]
  /** Reason why it cannot be approved as it is; null if nothing blocks. */
  readonly blocked: Message | null
  readonly approve: DeskAction & {
    readonly outcome: Message
    /** The process takes the amount read off the document, in rupees. */
    readonly takesAmount: boolean
    /** Text that the action asks for; else the reason to pass over a check that does not agree. */
    readonly asks?: LineAsked
    /** `{what}` was decided so; absent: it was approved. */
    readonly done?: Message
  }
  /** The other decision there is, or what may be done where approving is blocked for what it would do; absent: none. */
  readonly instead?: Evidence['approve'] & {
    readonly done: Message
    readonly icon: 'credit' | 'people'
  }
  /** Back to its student, with a reason; null if the desk does not return it. */
  readonly turnBack: ReasonedAction | null
  /** Closed for good, with a reason; absent if the desk does not close it. */
  readonly turnAway?: ReasonedAction
}

/** Action with a reason that the student reads. */
export type ReasonedAction = DeskAction & {
  /** Next step after it. */
  readonly next: Message
  readonly reasons: readonly Reason[]
  readonly fillIns: readonly FillIn[]
  /** Additional step of the action, ticked by default; the parameter is true if it is ticked. */
  readonly also?: { readonly parameter: string; readonly label: Message }
}

/** Agreements of staff about an item. */
export type ItemStatus = Pick<DeskRow, 'lock' | 'assigned' | 'heldUntil'> & {
  readonly question: {
    readonly by: string
    readonly of: string
    readonly isForMe: boolean
    readonly text: string
    readonly answer: string | null
  } | null
  readonly heldReason: string | null
}

/** A lock that a colleague took over from the person who reads it. */
export type TakeOver = {
  readonly id: number
  readonly queue: string
  readonly queueName: Message
  readonly record: number
  readonly by: string
  /** ISO timestamp. */
  readonly taken: string
}

export type Colleague = { readonly id: number; readonly name: string }
