import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

export const noticeChoices = contract({
  slug: 'notice_choices',
  input: v.object({}),
})

export const noticeChoose = contract({
  slug: 'notice_choose',
  input: v.object({
    topic: argument.text(),
    mail: argument.flag(),
    text: argument.flag(),
  }),
})

export const noticeMarkRead = contract({
  slug: 'notice_mark_read',
  input: v.object({
    ad_note_ID: v.optional(argument.integer()),
  }),
  recordParameter: { table: 'ad_note', parameter: 'ad_note_ID' },
})

export const pushOn = contract({
  slug: 'push_on',
  input: v.object({
    endpoint: argument.text(argument.longTextLength),
    p256dh: argument.text(),
    auth: argument.text(),
  }),
})

export const pushOff = contract({
  slug: 'push_off',
  input: v.object({}),
})
