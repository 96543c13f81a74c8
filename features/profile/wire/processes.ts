import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

export const photoCrop = contract({
  slug: 'photo_crop',
  input: v.object({
    C_BPartner_ID: argument.integer(),
    ad_image_ID: argument.integer(),
    left: argument.integer(),
    top: argument.integer(),
    width: argument.integer(),
    height: argument.integer(),
    quarter_turns: v.optional(argument.integer()),
  }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

export const doublePersonSettle = contract({
  slug: 'double_person_settle',
  input: v.object({
    double_person_ID: argument.integer(),
    is_one: argument.flag(),
    note: argument.text(argument.longTextLength),
  }),
  recordParameter: { table: 'double_person', parameter: 'double_person_ID' },
})
