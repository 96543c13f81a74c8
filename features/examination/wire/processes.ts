import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { examLaidOut, examLayout as layout, examCentre } from './layout.ts'

export const examLayouts = contract({
  slug: 'exam_layouts',
  input: v.object({}),
  output: v.object({ exams: list(examLaidOut) }),
})

export const examLayout = contract({
  slug: 'exam_layout',
  input: v.object({
    n_exam_master_ID: argument.integer(),
  }),
  output: layout,
  recordParameter: { table: 'n_exam_master', parameter: 'n_exam_master_ID' },
})

export const examCentres = contract({
  slug: 'exam_centres',
  input: v.object({}),
  output: v.object({ centres: list(examCentre) }),
})

export const examPaperMove = contract({
  slug: 'exam_paper_move',
  input: v.object({
    n_exam_routine_ID: argument.integer(),
    from_room_ID: v.optional(argument.integer()),
    to_room_ID: v.optional(argument.integer()),
    to_centre_ID: v.optional(argument.integer()),
  }),
  recordParameter: { table: 'n_exam_routine', parameter: 'n_exam_routine_ID' },
})

export const examRoutineSet = contract({
  slug: 'exam_routine_set',
  input: v.object({
    n_exam_master_ID: argument.integer(),
    n_course_ID: argument.integer(),
    exam_day: argument.text(),
    time_from: argument.text(),
    time_to: argument.text(),
  }),
  recordParameter: { table: 'n_exam_master', parameter: 'n_exam_master_ID' },
})

export const examCentreSave = contract({
  slug: 'exam_centre_save',
  input: v.object({
    n_exam_centre_ID: v.optional(argument.integer()),
    Name: argument.text(argument.nameLength),
    address: argument.text(argument.nameLength),
    address_ne: v.optional(argument.text(argument.nameLength)),
  }),
  recordParameter: { table: 'n_exam_centre', parameter: 'n_exam_centre_ID' },
})

export const examRoomSave = contract({
  slug: 'exam_room_save',
  input: v.object({
    n_exam_room_ID: v.optional(argument.integer()),
    n_exam_centre_ID: argument.integer(),
    Name: argument.text(argument.nameLength),
    seats: argument.integer(),
  }),
  recordParameter: { table: 'n_exam_room', parameter: 'n_exam_room_ID' },
})

export const examSeats = contract({
  slug: 'exam_seats',
  input: v.object({
    n_exam_master_ID: argument.integer(),
    n_exam_centre_ID: v.optional(argument.integer()),
  }),
  recordParameter: { table: 'n_exam_master', parameter: 'n_exam_master_ID' },
})

export const examSymbolNumbers = contract({
  slug: 'exam_symbol_numbers',
  input: v.object({
    n_exam_master_ID: argument.integer(),
    n_exam_reg_ID: v.optional(argument.integer()),
  }),
  recordParameter: { table: 'n_exam_master', parameter: 'n_exam_master_ID' },
})
