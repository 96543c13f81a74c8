import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import { pictureKinds } from '../rules/picture-name.ts'
import { rowStates } from '../rules/row-state.ts'

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
  /** File that it takes. The files of a zip are its rows. */
  takes: v.picklist(['table', 'zip']),
  /** The records that are there can be had as such a file. */
  isExported: v.boolean(),
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
export const importSummary = v.object({
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
  /** A check that runs, or ended before its plan was complete; null: neither. `rows`: null while the file is read. */
  planning: v.nullable(
    v.object({
      state: v.picklist(['running', 'cancelled', 'interrupted']),
      rows: v.nullable(v.number()),
      compared: v.number(),
    }),
  ),
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
  /** Files of a zip whose pictures are not read yet. */
  unread: v.number(),
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
  /** Findings about a row that is stored all the same. */
  notes: list(message),
  /** Of a file of a zip; null for the row of a table. */
  pictures: v.nullable(
    v.object({
      kind: v.nullable(v.picklist(pictureKinds)),
      /** Name of the student. */
      person: v.nullable(v.string()),
      /** Small JPEGs, base64: the picture that it replaces, and the picture of the file. */
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
    }),
  ),
})
export type ImportRow = v.InferOutput<typeof importRow>
