import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { Answer, Person } from '#testing/person.ts'
import { limits } from '../rules/file-problem.ts'
import type { RowState } from '../rules/row-state.ts'
import type { ImportFile, ImportRow } from '../wire/processes.ts'

/** Data of an answer; throws with its text if it has none. */
export function dataIn<Data>({ status, body, text }: Answer): Data {
  if (status !== 200 || body['isError'] === true) throw new Error(text)
  return body['data'] as Data
}

/** Uploads a file in pieces, as the office does; its import, or the answer that refused it. */
export async function uploadFile(
  by: Person,
  { target, content, name = 'file.csv' }: ImportedFile,
): Promise<{ readonly id: number; readonly last: Answer }> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
  const begun = await by.post(processPath('import_begin'), {
    target,
    file_name: name,
    bytes: bytes.byteLength,
  })
  const { id } = dataIn<{ id: number }>(begun)
  let last = begun
  for (let place = 0; place * limits.pieceBytes < bytes.byteLength; place++) {
    const piece = bytes.subarray(place * limits.pieceBytes, (place + 1) * limits.pieceBytes)
    last = await by.post(processPath('import_piece'), {
      import_ID: id,
      place,
      file: { fileName: name, fileContent: piece.toString('base64') },
    })
  }
  return { id, last }
}

type ImportedFile = {
  readonly target: string
  readonly content: string | Uint8Array
  readonly name?: string
}

/** Steps of an import by a person. */
export function importSteps(by: Person, id: number) {
  const run = (slug: string, body: object = {}) =>
    by.post(processPath(slug), { import_ID: id, ...body })
  return {
    run,
    read: async () => dataIn<{ file: ImportFile }>(await run('import_read')).file,
    plan: async () => dataIn<{ file: ImportFile }>(await run('import_plan')).file,
    rows: async (state: RowState) =>
      dataIn<{ rows: ImportRow[] }>(await run('import_rows', { state, after: 0 })).rows,
  }
}
