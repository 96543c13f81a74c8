import type { deskFile as deskFileContract } from '../wire/processes.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { findSha256 } from '#platform/server/files/file-store.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import type { DeskNeeds, OnItem } from './on-item.ts'

/**
 * One file of an item's evidence, for who may see the item; what the evidence does not name is not there. The trail
 * names the record the file belongs to, and the item too where that is another record.
 */
export async function deskFile(
  { source, record, given, context }: OnItem<Given<typeof deskFileContract>>,
  { files, attachments, audit }: DeskNeeds,
): Promise<Refusal | ProcessResult> {
  const evidence = await source.find(context.database, record, context)
  const named = evidence?.files.find(
    (file) =>
      file.model === given.model && file.record === given.file_record && file.name === given.name,
  )
  if (named === undefined) return unknownFile()
  const place = attachments.find(({ model }) => model === named.model)
  const found = await place?.find(context.database, named.record)
  const sha256 = findSha256(found?.files.find(({ name }) => name === named.name)?.sha256 ?? '')
  const content = sha256 === null ? null : await files.read(sha256)
  if (content === null) return unknownFile()
  if (named.isEarlier === true) {
    const read = { by: context.session, act: 'read', subject: source.model } as const
    await audit.record({ ...read, record: String(record), process: 'desk_file' })
  }
  const seen = { table: `files of ${named.model}`, record: String(named.record) }
  return { summary: text.opened, seen, file: { name: named.name, content } }
}

function unknownFile(): Refusal {
  return refusal('rule/file-unknown', text['file-unknown'], { status: 404 })
}
