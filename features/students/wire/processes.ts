import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { foundStudent, studentFile as file, waitingItem } from './student-file.ts'

export const studentNoteAdd = contract({
  slug: 'student_note_add',
  input: v.object({
    C_BPartner_ID: argument.integer(),
    words: argument.text(argument.longTextLength),
  }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

export const studentAccessReset = contract({
  slug: 'student_access_reset',
  input: v.object({
    C_BPartner_ID: argument.integer(),
    reason: argument.text(),
  }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

export const deskSearch = contract({
  slug: 'desk_search',
  input: v.object({
    typed: argument.text(),
  }),
  output: v.object({ found: list(waitingItem) }),
})

export const studentsFind = contract({
  slug: 'students_find',
  input: v.object({
    typed: argument.text(),
  }),
  output: v.object({ students: list(foundStudent), isWhole: v.boolean() }),
})

export const studentFile = contract({
  slug: 'student_file',
  input: v.object({
    C_BPartner_ID: argument.integer(),
  }),
  output: v.object({ file }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})

export const studentDocument = contract({
  slug: 'student_document',
  input: v.object({
    C_BPartner_ID: argument.integer(),
    model: argument.text(),
    file_record: argument.integer(),
    name: argument.text(),
  }),
  recordParameter: { table: 'c_bpartner', parameter: 'C_BPartner_ID' },
})
