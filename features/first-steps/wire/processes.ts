import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { stepIds, stepStates } from '../rules/first-steps.ts'

const testMessage = v.object({
  to: v.string(),
  /** ISO timestamp. */
  sent: v.string(),
  /** Answer of the server or gateway that did not take it; '' for none. */
  error: v.string(),
})
export type TestMessage = v.InferOutput<typeof testMessage>

export const firstSteps = contract({
  slug: 'first_steps',
  input: v.object({}),
  output: v.object({
    steps: list(
      v.object({
        id: v.picklist(stepIds),
        state: v.picklist(stepStates),
        /** Names and figures of what there is, as stored; '' for none. */
        shown: v.string(),
      }),
    ),
    /** Codes of the kinds of fee that no bank account serves, where some are served. */
    feesWithoutAccount: list(v.string()),
    isSignUpOpen: v.boolean(),
    /** The newest test mail of the caller; null: none was sent. */
    testMail: v.nullable(testMessage),
    /** Null: the server has no gateway for text messages. */
    testText: v.nullable(
      v.object({
        /** One that anybody sent has arrived. */
        isProved: v.boolean(),
        /** The caller's newest; null: none was sent. */
        newest: v.nullable(testMessage),
      }),
    ),
  }),
})
export type FirstSteps = v.InferOutput<NonNullable<(typeof firstSteps)['output']>>

export const testMailSend = contract({ slug: 'test_mail_send', input: v.object({}) })

export const testMailConfirm = contract({
  slug: 'test_mail_confirm',
  input: v.object({ code: argument.text(20) }),
})

export const testTextSend = contract({
  slug: 'test_text_send',
  input: v.object({ phone: argument.text(20) }),
})

export const testTextConfirm = contract({
  slug: 'test_text_confirm',
  input: v.object({ code: argument.text(20) }),
})

export const starterTemplateUse = contract({
  slug: 'starter_template_use',
  input: v.object({ template: argument.text() }),
})

export const signUpOpen = contract({ slug: 'sign_up_open', input: v.object({}) })
