import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { examinationMessages as text } from '../rules/office-messages.ts'
import type { EntranceSeats } from './candidates.ts'
import {
  type ExamOfficeContext,
  examOffice,
  oneAfterAnother,
  stamp,
  unknown,
} from './exam-office.ts'
import { nameTaken, renewed, saved, wrongName } from './place.ts'

const longestAddress = 120

/** A centre: a new one, or another name or address of one; then the cards that carry it are replaced. */
export const saveCentre = (entrances: EntranceSeats | null) =>
  defineProcess({
    ...contracts.examCentreSave,
    name: { en: 'Save an exam centre', ne: 'परीक्षा केन्द्र राख्ने' },
    roles: examOffice,
    run(given, { transact, session, nowMs }) {
      const facts = {
        name: given.Name,
        address: given.address,
        address_ne: given.address_ne ?? '',
      }
      const wrong = wrongName(facts.name) ?? wrongAddress(facts)
      if (wrong !== null) return Promise.resolve(wrong)
      const { userId, clientId } = session
      const id = given.n_exam_centre_ID ?? null
      return transact((transaction, did) =>
        writeCentre({ transaction, did, userId, clientId, nowMs }, { id, entrances }, facts),
      )
    },
  })

function wrongAddress(facts: { address: string; address_ne: string }): Refusal | null {
  return Math.max(facts.address.length, facts.address_ne.length) > longestAddress
    ? refusal('rule/address-missing', text['address-missing'], { status: 400 })
    : null
}

type CentreFacts = { readonly name: string; readonly address: string; readonly address_ne: string }

async function writeCentre(
  at: ExamOfficeContext,
  { id, entrances }: { readonly id: number | null; readonly entrances: EntranceSeats | null },
  facts: CentreFacts,
): Promise<Refusal | ProcessResult> {
  await oneAfterAnother(at)
  const { transaction } = at
  const same = await transaction
    .selectFrom('n_exam_centre')
    .select('n_exam_centre_id')
    .where('name', '=', facts.name)
    .executeTakeFirst()
  if (same !== undefined && same.n_exam_centre_id !== id) return nameTaken()
  if (id === null) {
    const { n_exam_centre_id: record } = await transaction
      .insertInto('n_exam_centre')
      .values({ ...facts, createdby: at.userId, updatedby: at.userId })
      .returning('n_exam_centre_id')
      .executeTakeFirstOrThrow()
    at.did({ table: 'n_exam_centre', record, before: {}, after: facts })
    return saved({ n_exam_centre_ID: record })
  }
  const before = await transaction
    .selectFrom('n_exam_centre')
    .select(['name', 'address', 'address_ne'])
    .where('n_exam_centre_id', '=', id)
    .executeTakeFirst()
  if (before === undefined) return unknown('centre')
  await transaction
    .updateTable('n_exam_centre')
    .set({ ...facts, ...stamp(at) })
    .where('n_exam_centre_id', '=', id)
    .execute()
  at.did({ table: 'n_exam_centre', record: id, before, after: facts })
  return renewed(at, { n_exam_centre_ID: id }, { centreId: id, entrances })
}
