import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { settingNow } from './setting.ts'

export const settings = contract({
  slug: 'settings',
  input: v.object({}),
  output: v.object({ settings: list(settingNow) }),
})

export const settingChange = contract({
  slug: 'setting_change',
  input: v.object({
    key: argument.text(),
    // Twenty grading tables are longer than a text usually is.
    value: argument.text(40_000),
  }),
})
