import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { rowStates } from '../rules/row-state.ts'

const importId = { import_ID: argument.integer() } as const

const targetColumn = v.object({
  name: v.string(),
  label: message,
  help: v.nullable(message),
  isRequired: v.boolean(),
})

export const importTarget = v.object({
  id: v.string(),
  label: message,
  note: v.nullable(message),
  columns: list(targetColumn),
  /** Columns that find a record, one way each. */
  keys: list(list(v.string())),
})
export type ImportTarget = v.InferOutput<typeof importTarget>

const counts = v.object({
  new: v.number(),
  changed: v.number(),
  equal: v.number(),
  refused: v.number(),
  'left-out': v.number(),
})

/** A file, the numbers of its plan, and what came of it. */
const importSummary = v.object({
  id: v.number(),
  target: v.string(),
  label: message,
  fileName: v.string(),
  by: v.string(),
  /** ISO timestamps; null: not yet. */
  created: v.string(),
  planned: v.nullable(v.string()),
  committed: v.nullable(v.string()),
  undone: v.nullable(v.string()),
  counts,
})
export type ImportSummary = v.InferOutput<typeof importSummary>

/** The same with its columns. */
export const importFile = v.object({
  ...importSummary.entries,
  /** It waits for a second person. */
  waits: v.boolean(),
  rows: v.number(),
  /** Columns of the file: heading, where it goes ('' for nowhere), share of filled cells, first value. */
  columns: list(
    v.object({
      heading: v.string(),
      to: v.string(),
      filled: v.number(),
      example: v.string(),
    }),
  ),
  key: list(v.string()),
  /** Students without an invitation; 0 for other records, and until they are stored. */
  uninvited: v.number(),
})
export type ImportFile = v.InferOutput<typeof importFile>

export const importRow = v.object({
  /** Row of the file, the headings being 1. */
  line: v.number(),
  /** Cells that name the row: those of the key, and two more. */
  name: v.string(),
  state: v.picklist(rowStates),
  changes: list(v.object({ label: message, before: v.string(), after: v.string() })),
  problems: list(
    v.object({
      /** Column of the target; '' for the whole row. */
      column: v.string(),
      label: message,
      /** Text of the cell; null if the file has no such column. */
      cell: v.nullable(v.string()),
      message,
      proposal: v.nullable(v.string()),
    }),
  ),
})
export type ImportRow = v.InferOutput<typeof importRow>

export const importTargets = contract({
  slug: 'import_targets',
  input: v.object({}),
  output: v.object({
    targets: list(importTarget),
    /** The newest first. */
    latest: list(importSummary),
  }),
})

/** All records of a target as a file that can be imported. `format`: `csv`, which is usual, or `xlsx`. */
export const importExport = contract({
  slug: 'import_export',
  input: v.object({ target: argument.text(), format: v.optional(argument.text(4)) }),
})

/** Announces a file, which then comes in pieces. */
export const importBegin = contract({
  slug: 'import_begin',
  input: v.object({
    target: argument.text(),
    file_name: argument.text(argument.nameLength),
    bytes: argument.integer(),
  }),
  output: v.object({ id: v.number(), pieceBytes: v.number() }),
})

/** A piece of the file, from 0; with the last one the file is read and planned. */
export const importPiece = contract({
  slug: 'import_piece',
  input: v.object({ ...importId, place: argument.integer(), file: argument.bytes() }),
  output: v.object({ isComplete: v.boolean() }),
})

export const importRead = contract({
  slug: 'import_read',
  input: v.object(importId),
  output: v.object({ file: importFile }),
})

/** Fifty rows of a state, after a row of the file. */
export const importRows = contract({
  slug: 'import_rows',
  input: v.object({ ...importId, state: argument.text(), after: argument.integer() }),
  output: v.object({ rows: list(importRow) }),
})

/** Refused rows as a CSV file with their reasons, to be corrected elsewhere. */
export const importRefused = contract({ slug: 'import_refused', input: v.object(importId) })

/** Says where a column of the file goes; '' for nowhere. `place`: number of the column, from 0. */
export const importMap = contract({
  slug: 'import_map',
  input: v.object({ ...importId, place: argument.integer(), column: argument.text() }),
  output: v.object({ file: importFile }),
})

/** Chooses the columns that find a record. */
export const importKey = contract({
  slug: 'import_key',
  input: v.object({ ...importId, key: argument.text() }),
  output: v.object({ file: importFile }),
})

/** Corrects a cell. */
export const importFix = contract({
  slug: 'import_fix',
  input: v.object({
    ...importId,
    line: argument.integer(),
    column: argument.text(),
    value: argument.text(),
  }),
})

/** Leaves a row out, or takes it in again; without a row: all refused ones. */
export const importLeaveOut = contract({
  slug: 'import_leave_out',
  input: v.object({
    ...importId,
    line: v.optional(argument.integer()),
    isLeftOut: argument.flag(),
  }),
})

/** Makes a new plan. */
export const importPlan = contract({
  slug: 'import_plan',
  input: v.object(importId),
  output: v.object({ file: importFile }),
})

export const importCommit = contract({
  slug: 'import_commit',
  input: v.object(importId),
  /** `n_proposal_ID`: of a file with money, which waits for a second person. */
  output: v.object({ stored: v.number(), n_proposal_ID: v.exactOptional(v.number()) }),
})

/** Invites the next students of an import by mail. */
export const importInvite = contract({
  slug: 'import_invite',
  input: v.object(importId),
  output: v.object({ invited: v.number() }),
})

export const importUndo = contract({
  slug: 'import_undo',
  input: v.object(importId),
  /** As above. */
  output: v.object({ n_proposal_ID: v.exactOptional(v.number()) }),
})
