import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { photoJudgeKey } from '#features/applying/server/desk/application-checks.ts'
import { type PictureKind, plainNumber } from '#features/imports/rules/picture-name.ts'

/** A picture that a person has. */
export type OwnPicture = { readonly id: number; readonly sha256: string }

/** A person with a number, and the pictures that are there. */
export type PictureOwner = { readonly id: number } & Readonly<
  Record<PictureKind, OwnPicture | null>
>

type OwnerRow = {
  readonly id: number
  readonly numbers: readonly (string | null)[]
  readonly photo: number | null
  readonly photoHash: string | null
  readonly signature: number | null
  readonly signatureHash: string | null
}

/** Persons by registration number and roll numbers in plain form; `several` where more than one has it. */
export async function pictureOwners(
  transaction: Transaction,
): Promise<ReadonlyMap<string, PictureOwner | 'several'>> {
  const { rows } = await sql<OwnerRow>`
    select p.c_bpartner_id as id, array[p.regrollno] || array(
        select e.urollno from n_program_enroll e where e.c_bpartner_id = p.c_bpartner_id
      ) as numbers,
      p.logo_id as photo, pf.sha256 as "photoHash",
      p.signature_id as signature, sf.sha256 as "signatureHash"
    from c_bpartner p
    left join ad_image pi on pi.ad_image_id = p.logo_id
    left join stored_file pf on pf.stored_file_id = pi.stored_file_id
    left join ad_image si on si.ad_image_id = p.signature_id
    left join stored_file sf on sf.stored_file_id = si.stored_file_id
    where p.isactive`.execute(transaction)
  const owners = new Map<string, PictureOwner | 'several'>()
  for (const row of rows) {
    const owner = ownerOf(row)
    for (const number of new Set(row.numbers.map((each) => plainNumber(each ?? ''))))
      if (number !== '') owners.set(number, owners.has(number) ? 'several' : owner)
  }
  return owners
}

function ownerOf(row: OwnerRow): PictureOwner {
  const { photo, photoHash, signature, signatureHash } = row
  return {
    id: row.id,
    photo: photo === null ? null : { id: photo, sha256: photoHash ?? '' },
    signature: signature === null ? null : { id: signature, sha256: signatureHash ?? '' },
  }
}

/** Those of these photos that a person of the office judged at the desk or cropped. */
export async function checkedPhotos(
  transaction: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows: cropped } = await sql<{ id: number }>`
    select i.ad_image_id as id from ad_image i
    join stored_file f on f.stored_file_id = i.stored_file_id
    join ad_user u on u.ad_user_id = f.createdby
    where i.ad_image_id = any(${ids}::bigint[]) and u.c_bpartner_id is null`.execute(transaction)
  const keys = new Map(ids.map((id) => [photoJudgeKey(id), id]))
  const { rows: judged } = await sql<{ key: string }>`
    select distinct check_key as key from desk_judgement
    where check_key = any(${[...keys.keys()]}::text[])`.execute(transaction)
  return new Set([...cropped.map(({ id }) => id), ...judged.map(({ key }) => keys.get(key) ?? 0)])
}

/** Those of these pictures that a document was issued with. */
export async function printedPictures(
  transaction: Transaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct photo_id as id from issued_version
    where photo_id = any(${ids}::bigint[])`.execute(transaction)
  return new Set(rows.map(({ id }) => id))
}

/** A picture of a zip as it was read. `fileId`: its stored file; null with a problem. */
export type ReadFile = {
  readonly line: number
  readonly kind: PictureKind | null
  readonly sha256: string | null
  readonly fileId: number | null
  readonly fileHash: string | null
  readonly problem: string | null
}

/** Pictures of a zip by their line. */
export async function readFiles(
  transaction: Transaction,
  importId: number,
): Promise<ReadonlyMap<number, ReadFile>> {
  const { rows } = await sql<ReadFile>`
    select p.line, p.kind, p.sha256, p.stored_file_id as "fileId", f.sha256 as "fileHash", p.problem
    from import_picture p left join stored_file f using (stored_file_id)
    where p.import_id = ${importId}`.execute(transaction)
  return new Map(rows.map((file) => [file.line, file]))
}
