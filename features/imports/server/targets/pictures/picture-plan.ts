import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { cellMessages } from '#features/imports/rules/cell-messages.ts'
import { pictureMessages as text } from '#features/imports/rules/picture-messages.ts'
import { type PictureKind, plainNumber } from '#features/imports/rules/picture-name.ts'
import { pictureReason } from '#features/imports/server/pictures/picture-reasons.ts'
import { equalRow, newRow, refusedRow, type RowPlan } from '#features/imports/rules/row-plan.ts'
import type { StoredImport } from '#features/imports/server/plan/stored-import.ts'
import type { ImportContext, OpenTarget, RowValues } from '../target.ts'
import {
  checkedPhotos,
  type OwnPicture,
  type PictureOwner,
  pictureOwners,
  type ReadFile,
  readFiles,
} from './known-pictures.ts'

/** Compares the pictures of a zip with those that the students have. */
export async function openPictures(
  { transaction }: ImportContext,
  of: StoredImport,
): Promise<OpenTarget> {
  const owners = await pictureOwners(transaction)
  const files = await readFiles(transaction, of.id)
  const named = await namedFiles(transaction, of)
  const rivals = rivalFiles(named, { owners, files })
  const checked = await checkedPhotos(
    transaction,
    named.flatMap(({ number }) => {
      const owner = owners.get(plainNumber(number))
      return typeof owner === 'object' && owner.photo !== null ? [owner.photo.id] : []
    }),
  )
  return {
    options: new Map(),
    cells: new Map(),
    planRow(values, _key, line) {
      const read = files.get(line)
      const file = read === undefined ? null : pictureOf(read)
      if (file === null) return Promise.resolve(refused('', pictureReason(null)))
      if ('problem' in file) return Promise.resolve(refused('', file.problem))
      const owner = ownerIn(owners, values)
      if ('problem' in owner) return Promise.resolve(refused('number', owner.problem))
      const other = rivals.get(line)
      if (other !== undefined)
        return Promise.resolve(refused('number', sayInBoth(text.twice, { file: other })))
      return Promise.resolve(planOf(file, owner, checked))
    },
  }
}

/** An empty column: of the file as a whole, which has no cell to correct. */
function refused(column: '' | 'number', message: Message): RowPlan {
  return refusedRow([{ column, message }])
}

type Picture = {
  readonly kind: PictureKind
  readonly fileId: number
  readonly hashes: readonly (string | null)[]
}

function pictureOf({
  kind,
  fileId,
  sha256,
  fileHash,
  problem,
}: ReadFile): Picture | { readonly problem: Message } {
  if (kind === null || fileId === null) return { problem: pictureReason(problem) }
  return { kind, fileId, hashes: [sha256, fileHash] }
}

function ownerIn(
  owners: ReadonlyMap<string, PictureOwner | 'several'>,
  { number }: RowValues,
): PictureOwner | { readonly problem: Message } {
  const typed = String(number ?? '')
  if (plainNumber(typed) === '')
    return { problem: sayInBoth(cellMessages.empty, { label: text.number }) }
  const owner = owners.get(plainNumber(typed))
  if (owner === 'several') return { problem: text['several-students'] }
  const unknown = { label: text.number, value: typed }
  return owner ?? { problem: sayInBoth(cellMessages.unknown, unknown) }
}

/** The same picture is the same file, or one that becomes the same. */
function planOf(
  { kind, fileId, hashes }: Picture,
  owner: PictureOwner,
  checked: ReadonlySet<number>,
): RowPlan {
  const now: OwnPicture | null = owner[kind]
  const values = { person: owner.id, kind, file: fileId }
  if (now === null) return newRow(values)
  const record = { id: owner.id, version: now.id }
  if (hashes.includes(now.sha256)) return equalRow(record)
  if (kind === 'photo' && checked.has(now.id)) return refused('', text.checked)
  const before = { picture: now.id }
  return { state: 'changed', record, values, before, changes: [], problems: [] }
}

type NamedFile = { readonly line: number; readonly path: string; readonly number: string }

/** Files that are not left out, with the numbers that staff may have corrected. */
async function namedFiles(
  transaction: ImportContext['transaction'],
  { id, mapping }: StoredImport,
): Promise<readonly NamedFile[]> {
  const rows = await transaction
    .selectFrom('import_row')
    .select(['line', 'cells'])
    .where('import_id', '=', id)
    .where('is_left_out', '=', false)
    .execute()
  return rows.map(({ line, cells: stored }) => {
    const cells: readonly string[] = JSON.parse(stored)
    const cellOf = (column: string) => cells[mapping.indexOf(column)] ?? ''
    return { line, path: cellOf('file'), number: cellOf('number') }
  })
}

type Known = {
  readonly owners: ReadonlyMap<string, PictureOwner | 'several'>
  readonly files: ReadonlyMap<number, ReadFile>
}

/** By line the path of another file that would become the same picture of the same person. */
function rivalFiles(
  named: readonly NamedFile[],
  { owners, files }: Known,
): ReadonlyMap<number, string> {
  const placed = named.flatMap((file) => {
    const owner = owners.get(plainNumber(file.number))
    const read = files.get(file.line)
    const isPlaced = typeof owner === 'object' && (read?.fileId ?? null) !== null
    return isPlaced ? [{ ...file, place: `${owner.id} ${read?.kind}` }] : []
  })
  const rivals = new Map<number, string>()
  for (const same of Map.groupBy(placed, ({ place }) => place).values())
    for (const { line } of same) {
      const other = same.find((each) => each.line !== line)
      if (other !== undefined) rivals.set(line, other.path)
    }
  return rivals
}
