import type { Language } from '#platform/pure/message.ts'
import type { TextRows } from '#platform/server/database/database.ts'
import { findModel, isSharedFor } from '../access.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { hasName, identifierSql, nameSql } from '../read/identifier-sql.ts'
import { nepaliNames } from './nepali-names.ts'
import type { PlannedColumn } from '../read/level.ts'
import type { Field, ModelShape } from '../dictionary/model-shape.ts'
import { quoted } from '../read/parameters.ts'
import {
  fragment,
  modelNameTail,
  nepalTime,
  recordHead,
  scalarTexts,
} from '../present/value-texts.ts'

export type TextRow = TextRows[number]

/** Values that are not in the rows: identifiers cached in memory, and image bytes when they were asked for. */
export type Known = {
  /** By table, by id: `,"identifier":"…"` ready to be put in. */
  readonly identifiers: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Base64 by image id. */
  readonly images: ReadonlyMap<string, string>
}

/** JSON text of one value of a row, or null when it is absent. */
export type ValueWriter = (row: TextRow, known: Known) => string | null

/** The part of one SELECT a writer reads from: it adds cells and joins while it is being made. */
export type Branch = {
  readonly dictionary: Dictionary
  readonly role: string
  readonly language: Language
  /** Adds a cell to the row and gives its place. */
  cell(sql: string): number
  /** Words of the record a column points to, as far as the role may see it: each adds a cell and gives its place. */
  words(target: ModelShape, column: string): (sqlOf: (alias: string) => string) => number
  /** Joins that record with its derived columns and gives its alias. */
  joinWhole(target: ModelShape, column: string): string
  /** Says that identifiers of a shared table will be needed. */
  needIdentifiers(target: ModelShape): void
  needImage(cell: number): void
}

/** The rows a column is read from: those of a level, or the record joined to them. */
export type RowSource = { readonly alias: string; readonly isJoined: boolean }

/** `,"Name":"…"` for one column: key, aliases and value, or '' when the value is null. */
export function columnWriter(
  column: PlannedColumn,
  source: RowSource,
  branch: Branch,
): (row: TextRow, known: Known) => string {
  const { field } = column
  const sql = `${source.alias}.${quoted(source.isJoined ? joinedName(column) : field.db)}`
  const value = column.master
    ? masterWriter(column.master, { field, sql }, branch)
    : valueWriter(field, sql, branch)
  const [key = '', ...aliases] = [field.name, ...(field.aliases ?? [])].map(
    (name) => `,${JSON.stringify(name)}:`,
  )
  return (row, known) => {
    const text = value(row, known)
    if (text === null) return ''
    return key + text + aliases.map((alias) => alias + text).join('')
  }
}

/** A joined record holds every stored column of its table, so a computed value needs a name that no column can have. */
export function computedName({ db }: Field): string {
  return `${db}#computed`
}

/** The name of a column's masked value in a joined record. */
export function maskedName({ db }: Field): string {
  return `${db}#masked`
}

/** True for a column whose value is computed for some reader instead of read from its table. */
export function isComputed({ sql, nepali }: Field): boolean {
  return sql !== undefined || nepali !== undefined
}

function joinedName({ field, masked }: PlannedColumn): string {
  if (masked === 'joined') return maskedName(field)
  return isComputed(field) ? computedName(field) : field.db
}

type ReferencedColumn = { readonly field: Field; readonly sql: string }

function masterWriter(
  { allowed, columns }: NonNullable<PlannedColumn['master']>,
  at: ReferencedColumn,
  branch: Branch,
): ValueWriter {
  const { shape } = allowed
  const alias = branch.joinWhole(shape, at.sql)
  const id = branch.cell(`${alias}.${quoted(shape.key.db)}::text`)
  const uid = branch.cell(`${alias}.${quoted(shape.uuid.db)}::text`)
  const source = { alias, isJoined: true }
  const writers = columns.map((column) => columnWriter(column, source, branch))
  const unseen = plainReference(at, shape.model.table, branch)
  const tail = `${modelNameTail(shape.model.table)}}`
  return (row, known) => {
    const idText = row[id]
    if (idText == null) return unseen(row, known)
    let text = recordHead(idText, row[uid] ?? '')
    for (const write of writers) text += write(row, known)
    return text + tail
  }
}

function valueWriter(field: Field, sql: string, branch: Branch): ValueWriter {
  const { type } = field
  if (type.is === 'reference') return referenceWriter({ field, sql }, type.to, branch)
  if (type.is === 'image') return imageWriter({ field, sql }, branch)
  if (type.is === 'list') return listWriter(field, branch.cell(sql), branch.language)
  if (type.is === 'datetime')
    return scalar(branch.cell(`(${sql} at time zone interval '05:45')::text`), nepalTime)
  return scalar(branch.cell(`${sql}::text`), scalarTexts[type.is])
}

function scalar(cell: number, write: (text: string) => string): ValueWriter {
  return (row) => {
    const text = row[cell]
    return text == null ? null : write(text)
  }
}

function referenceWriter(at: ReferencedColumn, to: string, branch: Branch): ValueWriter {
  const target = at.field.standard ? null : findModel(branch.dictionary, to, branch.role)
  if (!target) return plainReference(at, to, branch)
  const { shape } = target
  if (isSharedFor(shape.model, branch.role)) return sharedReference(at, shape, branch)
  if (shape.model.identifier.length === 0 && !hasName(shape)) return plainReference(at, to, branch)
  const [head, tail] = ends(at.field, branch.language, to)
  const id = branch.cell(`${at.sql}::text`)
  const word = branch.words(shape, at.sql)
  const { dictionary } = branch
  const identifier = word((alias) => identifierSql({ shape, alias, dictionary }))
  const name = hasName(shape) ? word(nameSql) : null
  const nepali =
    branch.language === 'ne' ? nepaliNames({ shape, word, identifier, name }, branch) : null
  return (row) => {
    const idText = row[id]
    if (idText == null) return null
    const names = fragment(row[identifier], name === null ? null : row[name])
    return head + idText + names + (nepali?.(row) ?? '') + tail
  }
}

function sharedReference(at: ReferencedColumn, target: ModelShape, branch: Branch): ValueWriter {
  const to = target.model.table
  branch.needIdentifiers(target)
  const [head, tail] = ends(at.field, branch.language, to)
  const id = branch.cell(`${at.sql}::text`)
  return (row, known) => {
    const text = row[id]
    return text == null ? null : head + text + (known.identifiers.get(to)?.get(text) ?? '') + tail
  }
}

function plainReference(at: ReferencedColumn, to: string, branch: Branch): ValueWriter {
  const [head, tail] = ends(at.field, branch.language, to)
  return scalar(branch.cell(`${at.sql}::text`), (text) => head + text + tail)
}

function imageWriter(at: ReferencedColumn, branch: Branch): ValueWriter {
  const [head, tail] = ends(at.field, branch.language, 'ad_image')
  const id = branch.cell(`${at.sql}::text`)
  branch.needImage(id)
  return (row, { images }) => {
    const text = row[id]
    if (text == null) return null
    const data = images.get(text)
    return head + text + (data === undefined ? '' : `,"data":"${data}"`) + tail
  }
}

function listWriter(field: Field, cell: number, language: Language): ValueWriter {
  const values = field.type.is === 'list' ? field.type.values : {}
  const [head, tail] = ends(field, language, 'ad_ref_list')
  const known = new Map(
    Object.entries(values).map(([value, label]) => [
      value,
      `${head}${JSON.stringify(value)}${fragment(label[language], null)}${tail}`,
    ]),
  )
  return scalar(cell, (text) => known.get(text) ?? head + JSON.stringify(text) + tail)
}

function ends(field: Field, language: Language, modelName: string): [head: string, tail: string] {
  return [
    `{"propertyLabel":${JSON.stringify(field.label[language])},"id":`,
    `${modelNameTail(modelName)}}`,
  ]
}
