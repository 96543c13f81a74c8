import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

export const noticeChoices = contract({
  slug: 'notice_choices',
  input: v.object({}),
  output: v.object({
    choices: list(v.object({ topic: v.string(), mail: v.boolean(), text: v.boolean() })),
    /** Key to turn push on; null: this server does not push. */
    pushKey: v.nullable(v.string()),
    isPushOn: v.boolean(),
  }),
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
