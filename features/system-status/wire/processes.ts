import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { statusLevels } from '#platform/pure/status-levels.ts'

export const systemStatus = contract({
  slug: 'system_status',
  input: v.object({}),
  output: v.object({
    /** ISO timestamp. */
    checked: v.string(),
    parts: list(
      v.object({
        id: v.string(),
        name: message,
        level: v.picklist(statusLevels),
        state: message,
        figure: message,
        since: v.nullable(
          v.object({
            word: v.picklist(['since', 'checked', 'last']),
            /** ISO timestamp. */
            at: v.string(),
          }),
        ),
        todo: v.nullable(message),
        /** Address in the office where it is done; null: not in the office. */
        to: v.nullable(v.string()),
        facts: list(v.object({ label: message, value: message })),
      }),
    ),
  }),
})
export type SystemStatus = v.InferOutput<NonNullable<(typeof systemStatus)['output']>>
export type StatusPartView = SystemStatus['parts'][number]

export const systemHealth = contract({
  slug: 'system_health',
  input: v.object({}),
  output: v.object({
    /** ISO timestamp. */
    checked: v.string(),
    /** Names of the parts that fail or do not answer. */
    failing: list(message),
  }),
})

export const failedMails = contract({
  slug: 'failed_mails',
  input: v.object({}),
  output: v.object({
    mails: list(
      v.object({
        id: v.number(),
        /** Subject: the type of the notice. */
        notice: v.string(),
        /** Masked: `ka•••@example.test`. */
        to: v.string(),
        /** Answer of the mail server, addresses in it masked. */
        cause: v.string(),
        tries: v.number(),
        /** ISO timestamps. */
        created: v.string(),
        nextTry: v.string(),
        /** Student with this address; null for staff and for an address that no account has. */
        student: v.nullable(v.number()),
      }),
    ),
  }),
})
export type FailedMail = v.InferOutput<NonNullable<(typeof failedMails)['output']>>['mails'][number]
