import { staffWith } from '#features/roles/rules/facts.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import { lockCopy, unknownCopy } from './copies.ts'

const longest = { name: 200, value: 40, other: 200 } as const

/** Enters a copy into the catalogue, or mends what it says. */
export const catalogueProcess = defineProcess({
  ...contracts.libraryCopySave,
  name: { en: 'Save a copy', ne: 'पुस्तकको प्रति राख्ने' },
  roles: staffWith('library.desk'),
  run: save,
})

function factsOf(given: Given<typeof contracts.libraryCopySave>) {
  const { Value: value, Name: name, Author: author = '', isbn = '', publisher = '' } = given
  return { value, name, author, isbn, publisher }
}

type CopyFacts = ReturnType<typeof factsOf>

function fits({ value, name, ...others }: CopyFacts): boolean {
  const isText = (typed: string, most: number) => typed !== '' && typed.length <= most
  const short = Object.values(others).every((typed) => typed.length <= longest.other)
  return isText(value, longest.value) && isText(name, longest.name) && short
}

function save(
  given: Given<typeof contracts.libraryCopySave>,
  { session, nowMs, transact }: ProcessContext,
) {
  return transact(async (transaction, did) => {
    const facts = factsOf(given)
    if (!fits(facts)) return refusal('rule/name-wrong', text['name-wrong'])
    const id = given.a_asset_ID ?? null
    const { clientId, userId } = session
    const before = id === null ? null : await lockCopy(transaction, { id, clientId })
    if (id !== null && before === null) return unknownCopy()
    if (await isTaken(transaction, facts.value, { id, clientId }))
      return refusal('rule/code-taken', text['code-taken'], { status: 409 })
    const stamp = { updated: new Date(nowMs), updatedby: userId }
    const record =
      before === null
        ? await insertCopy(transaction, { ...facts, ...stamp, created: stamp.updated })
        : await changeCopy(transaction, before.a_asset_id, { ...facts, ...stamp })
    const { value = null, name = null, author = null, isbn = null, publisher = null } = before ?? {}
    did({
      table: 'a_asset',
      record,
      before: { value, name, author, isbn, publisher },
      after: facts,
    })
    return { summary: text['copy-saved'], data: { a_asset_ID: record } }
  })
}

async function insertCopy(
  transaction: Transaction,
  values: CopyFacts & { readonly created: Date; readonly updatedby: number },
): Promise<number> {
  const { a_asset_id } = await transaction
    .insertInto('a_asset')
    .values({ ...values, createdby: values.updatedby })
    .returning('a_asset_id')
    .executeTakeFirstOrThrow()
  return a_asset_id
}

async function changeCopy(
  transaction: Transaction,
  id: number,
  values: CopyFacts & { readonly updated: Date; readonly updatedby: number },
): Promise<number> {
  await transaction.updateTable('a_asset').set(values).where('a_asset_id', '=', id).execute()
  return id
}

async function isTaken(
  transaction: Transaction,
  value: string,
  { id, clientId }: { readonly id: number | null; readonly clientId: number },
): Promise<boolean> {
  const other = await transaction
    .selectFrom('a_asset')
    .select('a_asset_id')
    .where('ad_client_id', '=', clientId)
    .where('value', '=', value)
    .where('a_asset_id', '<>', id ?? 0)
    .executeTakeFirst()
  return other !== undefined
}
