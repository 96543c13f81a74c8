import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

export const settings = contract({
  slug: 'settings',
  input: v.object({}),
})

export const settingChange = contract({
  slug: 'setting_change',
  input: v.object({
    key: argument.text(),
    value: argument.text(argument.longTextLength),
  }),
})
