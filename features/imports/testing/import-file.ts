import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import * as v from 'valibot'
import type { Answer, Contract } from '#platform/pure/rest-dialect/contract.ts'
import type { Answer as TestAnswer, Person } from '#testing/person.ts'
import { limits } from '#platform/pure/text/file-problem.ts'
import type { RowState } from '../rules/row-state.ts'
import * as contracts from '../wire/processes.ts'

/** Throws with the text of an answer that refuses. */
export function done({ status, body, text }: TestAnswer): TestAnswer['body'] {
  if (status !== 200 || body['isError'] === true) throw new Error(text)
  return body
}

/** Data of an answer, as the contract says. */
export function dataIn<Of extends Contract>(of: Of, answer: TestAnswer): Answer<Of> {
  return v.parse(of.output ?? v.unknown(), done(answer)['data'])
}

/** Uploads a file in pieces, as the office does; its import, or the answer that refused it. */
export async function uploadFile(
  by: Person,
  { target, content, name = 'file.csv' }: ImportedFile,
): Promise<{ readonly id: number; readonly last: TestAnswer }> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
  const begun = await by.post(processPath('import_begin'), {
    target,
    file_name: name,
    bytes: bytes.byteLength,
  })
  const { id } = dataIn(contracts.importBegin, begun)
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
    read: async () => dataIn(contracts.importRead, await run('import_read')).file,
    plan: async () => dataIn(contracts.importPlan, await run('import_plan')).file,
    rows: async (state: RowState) =>
      dataIn(contracts.importRows, await run('import_rows', { state, after: 0 })).rows,
  }
}
