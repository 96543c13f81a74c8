import type { Message } from '#platform/pure/message.ts'

/** What waits for a second person, as the office reads it. */
export type OpenProposal = {
  readonly id: number
  readonly sort: string
  readonly subject: string
  /** What the subject is called; null where it has no name but its own. */
  readonly subjectName: Message | null
  readonly enteredBy: string
  /** Entered by who reads it: another person confirms. */
  readonly isOwn: boolean
  /** True when its reader confirms it now: another person whose role does, or its proposer after the wait. */
  readonly mayConfirm: boolean
  /** ISO instant from which its proposer may carry it out; null: another person could confirm it. */
  readonly aloneFrom: string | null
  /** ISO instants. */
  readonly entered: string
  readonly expires: string
  /** What is and what is to be, field by field; a value that is no object stands under ''. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  /** What the fields are called; absent where one is named by its sort. */
  readonly names: Readonly<Record<string, Message>>
  /** People, names and changes in words; absent: fields are shown as they are. */
  readonly view: ProposalView | null
  /** Asked for before it is confirmed, besides pressing the button. */
  readonly proof: 'none' | 'code' | 'code-and-digits'
  /** The end of the identifier inside the proposed QR is asked for too. */
  readonly asksQr: boolean
}

/**
 * A value of a proposal: text, words in both languages, an amount in paisa, an ISO instant, the payload of a QR, an email
 * address, which is broken where a narrow screen ends.
 */
export type ProposalValue =
  | string
  | Message
  | { readonly paisa: number }
  | { readonly instant: string }
  | { readonly qr: string }
  | { readonly email: string }

export type ProposalField = {
  readonly name: Message
  /** null: nothing. */
  readonly now: ProposalValue | null
  readonly proposed: ProposalValue | null
}

/** Something that was compared for the second person. */
export type ProposalCheck = {
  readonly fact: Message
  readonly found: Message
  readonly sign: 'agree' | 'look'
}

/** People or courses that a proposal touches. */
export type ProposalList = {
  readonly title: Message
  readonly columns: readonly Message[]
  readonly rows: readonly {
    readonly cells: readonly ProposalValue[]
    /** The student whose file the first cell links to. */
    readonly partnerId?: number
  }[]
  /** How many more there are than are shown. */
  readonly more: number
}

/** A proposal as its second person reads it. */
export type ProposalView = {
  readonly subject: Message
  readonly fields: readonly ProposalField[]
  readonly checks: readonly ProposalCheck[]
  readonly lists: readonly ProposalList[]
  /** Page of the office with everything it is about. */
  readonly sheet: `/${string}` | null
  /** It would be done before its first day: by how much, and the reason in full. Absent: it is not early. */
  readonly early?: { readonly fact: Message; readonly reason: string }
}
