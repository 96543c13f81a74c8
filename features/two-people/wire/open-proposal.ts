import type { Message } from '#platform/pure/message.ts'

/** An open proposal, as the office reads it. */
export type OpenProposal = {
  readonly id: number
  readonly sort: string
  readonly subject: string
  /** Name of the subject; null where only the stored name exists. */
  readonly subjectName: Message | null
  readonly enteredBy: string
  /** True if the reader entered it: another person confirms. */
  readonly isOwn: boolean
  /** True when its reader confirms it now: another person whose role does, or its proposer after the wait. */
  readonly mayConfirm: boolean
  /** ISO timestamp from which its proposer may carry it out; null: another person could confirm it. */
  readonly aloneFrom: string | null
  /** ISO timestamps. */
  readonly entered: string
  readonly expires: string
  /** Present and proposed values, field by field; a value that is no object is under ''. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  /** Labels of the fields; a field without a label is absent. */
  readonly names: Readonly<Record<string, Message>>
  /** People, names and changes as text; absent: fields are shown as they are. */
  readonly view: ProposalView | null
  /** Asked for before it is confirmed, besides pressing the button. */
  readonly proof: 'none' | 'code' | 'code-and-digits'
  /** The end of the identifier inside the proposed QR is asked for too. */
  readonly asksQr: boolean
}

/**
 * A value of a proposal: text, text in both languages, an amount in paisa, an ISO timestamp, the payload of a QR, or an
 * email address, which may break at the end of a narrow screen.
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
  /** Number of further ones that are not shown. */
  readonly more: number
}

/** A proposal as its second person reads it. */
export type ProposalView = {
  readonly subject: Message
  readonly fields: readonly ProposalField[]
  readonly checks: readonly ProposalCheck[]
  readonly lists: readonly ProposalList[]
  /** Page of the office with all its details. */
  readonly sheet: `/${string}` | null
  /** It would be done before its first day: by how much, and the reason in full. Absent: it is not early. */
  readonly early?: { readonly fact: Message; readonly reason: string }
}
