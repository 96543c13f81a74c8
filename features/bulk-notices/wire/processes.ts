import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { type Answer, contract } from '#platform/pure/rest-dialect/contract.ts'
import { audienceTypes } from '../rules/audience.ts'
import { noticeStates } from '../rules/bulk-notice.ts'

const pastedLength = 50_000
const isoTime = v.string()

const bulkNotice = v.object({
  id: v.number(),
  text: message,
  audience: message,
  by: v.string(),
  created: isoTime,
  /** Null: as soon as it is confirmed. */
  sendAt: v.nullable(isoTime),
  state: v.picklist(noticeStates),
  /** Students of the fixed audience; 0 before. */
  people: v.number(),
  sent: v.number(),
})
export type BulkNotice = v.InferOutput<typeof bulkNotice>

/** The latest notices. */
export const bulkNotices = contract({
  slug: 'bulk_notices',
  input: v.object({}),
  output: v.object({ notices: list(bulkNotice) }),
})

const choice = v.object({ id: v.number(), name: message })

const noticeTemplate = v.object({ ...choice.entries, text: message })
export type NoticeTemplate = v.InferOutput<typeof noticeTemplate>

/** Templates to begin with, and programmes, semesters and published openings to choose an audience from. */
export const bulkNoticeAudiences = contract({
  slug: 'bulk_notice_audiences',
  input: v.object({}),
  output: v.object({
    templates: list(noticeTemplate),
    programs: list(choice),
    semesters: list(choice),
    openings: list(
      v.object({
        model: v.string(),
        label: message,
        openings: list(choice),
        /** Its applicants choose a quota. */
        hasQuotas: v.boolean(),
      }),
    ),
  }),
})
export type AudienceChoices = Answer<typeof bulkNoticeAudiences>

const storedAudience = v.object({
  is: v.picklist(audienceTypes),
  program: v.nullable(v.number()),
  semester: v.nullable(v.number()),
  openingModel: v.string(),
  opening: v.nullable(v.number()),
  quota: v.nullable(v.string()),
  /** Entries of a pasted list, one a line. */
  people: v.string(),
})
export type StoredAudience = v.InferOutput<typeof storedAudience>

/** All students who study now, with nothing chosen in the fields of other groups. */
export const everyStudent: StoredAudience = {
  is: 'students',
  program: null,
  semester: null,
  openingModel: '',
  opening: null,
  quota: null,
  people: '',
}

const readNotice = v.object({
  ...bulkNotice.entries,
  chosen: storedAudience,
  /** Students who would receive a draft, or who are its fixed audience. */
  reach: v.number(),
  /** Those of them who receive it by mail too. */
  mailed: v.number(),
  /** Entries of a pasted list that are not one student's: nothing is sent until they are removed. */
  unknown: list(v.string()),
  needsSecond: v.boolean(),
  /** Most students whom one person may notify. */
  alone: v.number(),
})
export type ReadNotice = v.InferOutput<typeof readNotice>

const which = { notice_ID: argument.integer() } as const

export const bulkNoticeRead = contract({
  slug: 'bulk_notice_read',
  input: v.object(which),
  output: v.object({ notice: readNotice }),
})

/** Stores a draft, or another version of one. */
export const bulkNoticePlan = contract({
  slug: 'bulk_notice_plan',
  input: v.object({
    notice_ID: v.optional(argument.integer()),
    text: argument.text(),
    text_ne: argument.text(),
    /** `students`, `applicants` or `people`. */
    audience: argument.text(),
    program: v.optional(argument.integer()),
    semester: v.optional(argument.integer()),
    opening_model: v.optional(argument.text()),
    opening: v.optional(argument.integer()),
    /** Only applicants of an entrance who chose it. */
    quota: v.optional(argument.text()),
    people: v.optional(argument.text(pastedLength)),
    /** Time in Nepal such as `2026-12-10 17:00`; absent: as soon as it is confirmed. */
    send_at: v.optional(argument.text()),
  }),
  output: v.object({ notice_ID: v.number() }),
})

/** Sends a draft to so many people as its reader saw, or proposes it to a second person. */
export const bulkNoticeSend = contract({
  slug: 'bulk_notice_send',
  input: v.object({ ...which, people: argument.integer() }),
  output: v.object({ n_proposal_ID: v.nullable(v.number()) }),
})

/** Ends a notice: students who have not received it do not. */
export const bulkNoticeTakeBack = contract({
  slug: 'bulk_notice_take_back',
  input: v.object(which),
})

/** Students of the fixed audience after an id, 100 at a time. */
export const bulkNoticeReaders = contract({
  slug: 'bulk_notice_readers',
  input: v.object({ ...which, after: v.optional(argument.integer()) }),
  output: v.object({
    readers: list(v.object({ partnerId: v.number(), name: v.string(), sent: v.nullable(isoTime) })),
  }),
})
