import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract, recordContract } from '#platform/pure/rest-dialect/contract.ts'
import { scoreSheet, selectionStatus } from './score-sheet.ts'

type Slugs = Readonly<
  Record<
    'list' | 'sheet' | 'numbers' | 'seats' | 'enter' | 'enterEarly' | 'settle' | 'publish',
    string
  >
>

export type SelectionContracts = ReturnType<typeof selectionContracts>

/** Processes of a test that selects, on the openings of a table. */
export function selectionContracts(openings: string, slugs: Slugs) {
  const on = { table: openings }
  return {
    list: contract({
      slug: slugs.list,
      input: v.object({}),
      output: v.object({ openings: list(selectionStatus) }),
    }),
    sheet: recordContract(slugs.sheet, { ...on, output: scoreSheet }, {}),
    numbers: recordContract(slugs.numbers, on, {}),
    seats: recordContract(slugs.seats, on, { first_seat: argument.text(argument.nameLength) }),
    enter: recordContract(slugs.enter, on, { file: argument.file() }),
    enterEarly: recordContract(slugs.enterEarly, on, { reason: argument.text() }),
    settle: recordContract(slugs.settle, on, {
      erollno: argument.text(argument.nameLength),
      /** Part of the exam; absent: the score itself. */
      part: v.optional(argument.text(argument.nameLength)),
      score: v.optional(argument.text(argument.nameLength)),
      /** `absent`, `present`; absent: present. */
      attendance: v.optional(argument.text(argument.nameLength)),
      reason: argument.text(),
    }),
    publish: recordContract(slugs.publish, on, { reason: v.optional(argument.text()) }),
  }
}
