import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

/** Formats in which a list is downloaded. */
export const listFormats = ['csv', 'xlsx'] as const
export type ListFormat = (typeof listFormats)[number]

/**
 * A list of the office as a file, as it is shown: its columns, its language, its order. `address`: page and filters;
 * `rows`: the first is the head.
 */
export const listFile = contract({
  slug: 'list_file',
  input: v.object({
    name: argument.text(argument.nameLength),
    address: argument.text(argument.longTextLength),
    format: argument.text(4),
    rows: argument.table(),
  }),
})
