import * as v from 'valibot'
import { message, list } from '#platform/pure/rest-dialect/answers.ts'

/**
 * A value of a proposal: text, text in both languages, an amount in paisa, an ISO timestamp, the payload of a QR, a PNG
 * in base64, or an email address, which may break at the end of a narrow screen.
 */
export const proposalValue = v.union([
  v.string(),
  message,
  v.object({
    paisa: v.number(),
  }),
  v.object({
    instant: v.string(),
  }),
  v.object({
    qr: v.string(),
  }),
  v.object({
    picture: v.string(),
  }),
  v.object({
    email: v.string(),
  }),
])
export type ProposalValue = v.InferOutput<typeof proposalValue>

export const proposalField = v.object({
  name: message,
  /** null: nothing. */
  now: v.nullable(proposalValue),
  proposed: v.nullable(proposalValue),
})
export type ProposalField = v.InferOutput<typeof proposalField>

/** Something that was compared for the second person. */
export const proposalCheck = v.object({
  fact: message,
  found: message,
  sign: v.picklist(['agree', 'look']),
})
export type ProposalCheck = v.InferOutput<typeof proposalCheck>

/** People or courses that a proposal touches. */
export const proposalList = v.object({
  title: message,
  columns: list(message),
  rows: list(
    v.object({
      cells: list(proposalValue),
      /** The student whose file the first cell links to. */
      partnerId: v.exactOptional(v.number()),
    }),
  ),
  /** Number of further ones that are not shown. */
  more: v.number(),
})
export type ProposalList = v.InferOutput<typeof proposalList>

/** A proposal as its second person reads it. */
export const proposalView = v.object({
  subject: message,
  fields: list(proposalField),
  checks: list(proposalCheck),
  lists: list(proposalList),
  /** Page of the office with all its details. */
  sheet: v.nullable(
    v.custom<`/${string}`>((raw) => typeof raw === 'string' && raw.startsWith('/')),
  ),
  /** It would be done before its first day: by how much, and the reason in full. Absent: it is not early. */
  early: v.exactOptional(
    v.object({
      fact: message,
      reason: v.string(),
    }),
  ),
})
export type ProposalView = v.InferOutput<typeof proposalView>

/** An open proposal, as the office reads it. */
export const openProposal = v.object({
  id: v.number(),
  sort: v.string(),
  subject: v.string(),
  /** Name of the subject; null where only the stored name exists. */
  subjectName: v.nullable(message),
  enteredBy: v.string(),
  /** True if the reader entered it: another person confirms. */
  isOwn: v.boolean(),
  /** True when its reader confirms it now: another person whose role does, or its proposer after the wait. */
  mayConfirm: v.boolean(),
  /** ISO timestamp from which its proposer may carry it out; null: another person could confirm it. */
  aloneFrom: v.nullable(v.string()),
  /** ISO timestamps. */
  entered: v.string(),
  expires: v.string(),
  /** Present and proposed values, field by field; a value that is no object is under ''. */
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
  /** Labels of the fields; a field without a label is absent. */
  names: v.record(v.string(), message),
  /** People, names and changes as text; absent: fields are shown as they are. */
  view: v.nullable(proposalView),
  /** Asked for before it is confirmed, besides pressing the button. */
  proof: v.picklist(['none', 'code', 'code-and-digits']),
  /** The end of the identifier inside the proposed QR is asked for too. */
  asksQr: v.boolean(),
})
export type OpenProposal = v.InferOutput<typeof openProposal>
