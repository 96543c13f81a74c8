import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { AcceptedFile } from '#features/documents/server/accept-file.ts'
import { attachFile } from '#features/documents/server/keep-file.ts'
import { storeContent } from '#features/documents/server/sweep-files.ts'
import {
  type CorrectionFacts,
  type Proposal,
  proposedValue,
} from '#features/corrections/rules/correction.ts'
import { correctionColumns, findCorrectableField } from '#features/corrections/wire/correction.ts'
import { generalOf, lockPartner } from '#features/profile/server/complete-registration.ts'
import type { PartnerRow } from '#features/profile/server/tables.ts'

/**
 * Facts that the rule asks for about a person; null if there is none. Their row is locked: two proposals of one field
 * cannot both pass.
 */
export async function correctionFacts(
  transaction: Transaction,
  partnerId: number,
  nowMs: number,
): Promise<CorrectionFacts | null> {
  const partner = await lockPartner(transaction, partnerId)
  if (partner === null) return null
  const open = await transaction
    .selectFrom('n_correction')
    .select('field_name')
    .where('c_bpartner_id', '=', partnerId)
    .where('state', '=', 'proposed')
    .execute()
  return {
    complete: partner.completedregistration,
    current: currentValues(partner),
    nationality: partner.nationality ?? '',
    waiting: open.flatMap(({ field_name }) => findCorrectableField(field_name) ?? []),
    today: dayInNepal(nowMs),
  }
}

export function currentValues(partner: PartnerRow): CorrectionFacts['current'] {
  return {
    fullName: partner.name,
    nepaliName: partner.name_nepali,
    birthDate: partner.dob_ad ?? '',
    gender: partner.gender ?? '',
    ...generalOf(partner),
  }
}

export type Keeping = {
  readonly partnerId: number
  readonly proposal: Proposal
  readonly oldValue: string
  /** Document that staff have seen; null if the student proposes. */
  readonly basis: string | null
  readonly file: AcceptedFile | null
  readonly userId: number
  readonly nowMs: number
}

/** Stores an allowed correction, with its proof, until the office decides; gives its id. */
export async function keepCorrection(
  transaction: Transaction,
  { partnerId, proposal, oldValue, basis, file, userId, nowMs }: Keeping,
  files: FileStore,
): Promise<number> {
  const now = new Date(nowMs)
  const { n_correction_id: recordId } = await transaction
    .insertInto('n_correction')
    .values({
      c_bpartner_id: partnerId,
      field_name: correctionColumns[proposal.field],
      old_value: oldValue,
      new_value: proposedValue(proposal.field, proposal.value),
      basis,
      created: now,
      createdby: userId,
      updated: now,
      updatedby: userId,
    })
    .returning('n_correction_id')
    .executeTakeFirstOrThrow()
  if (file !== null) {
    const stored = await storeContent(transaction, files, file.content)
    await attachFile(transaction, { model: 'n_correction', recordId }, { file, stored, userId })
  }
  return recordId
}
