import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { AcceptedFile, UploadPlaces } from '#features/documents/server/accept-file.ts'
import { attachFile } from '#features/documents/server/keep-file.ts'
import { storeContent } from '#features/documents/server/sweep-files.ts'
import { takeFile } from '#features/documents/server/take-file.ts'
import {
  type CorrectionFacts,
  decideProposal,
  type Proposal,
  proofTypes,
  proposedValue,
} from '../rules/correction.ts'
import { correctionMessages } from '../rules/correction-messages.ts'
import { correctionColumns, findCorrectableField } from '../wire/correction.ts'
import { lockPartner } from './complete-registration.ts'
import type { PartnerRow } from './tables.ts'

type Proposer = { readonly userId: number; readonly partnerId: number }
type Context = UploadPlaces & {
  readonly database: Database
  readonly nowMs: () => number
}

/** POST /nou/profile/correction {field, value, prooffile, prooffilename}: one locked field of the session's person. */
export async function proposeCorrection(
  body: Readonly<Record<string, unknown>>,
  proposer: Proposer,
  context: Context,
): Promise<{ readonly correctionId: number } | Refusal> {
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : '')
  const field = findCorrectableField(text('field'))
  if (field === null) return refuseField('field', 'field-unknown')
  const proof = { base64: text('prooffile'), name: text('prooffilename') }
  const proposal = { field, value: text('value'), hasProof: proof.base64 !== '' }
  const decide = (transaction: Transaction) =>
    checkProposal(transaction, { proposal, proposer, nowMs: context.nowMs() })
  const before = await context.database.look(decide)
  if (isRefusal(before)) return before
  const upload = { ...proof, types: proofTypes, fallbackName: 'proof', field: 'prooffile' }
  const file = await takeFile(upload, proposer, context)
  if (isRefusal(file)) return file
  return context.database.transaction(async (transaction) => {
    const checked = await decide(transaction)
    if (isRefusal(checked)) return checked
    return store(transaction, { proposal, proposer, file, ...checked }, context)
  })
}

type Checking = {
  readonly proposal: Proposal
  readonly proposer: Proposer
  readonly nowMs: number
}

type Checked = { readonly oldValue: string; readonly now: Date }

/** The rule, asked with the partner's row locked: two proposals of one field cannot both pass. */
async function checkProposal(
  transaction: Transaction,
  { proposal, proposer, nowMs }: Checking,
): Promise<Checked | Refusal> {
  const partner = await lockPartner(transaction, proposer.partnerId)
  if (partner === null) return refuseField('field', 'field-unknown')
  const open = await transaction
    .selectFrom('n_correction')
    .select('field_name')
    .where('c_bpartner_id', '=', proposer.partnerId)
    .where('state', '=', 'proposed')
    .execute()
  const facts: CorrectionFacts = {
    complete: partner.completedregistration,
    current: currentValues(partner),
    nationality: partner.nationality ?? '',
    waiting: open.flatMap(({ field_name }) => findCorrectableField(field_name) ?? []),
    today: dayInNepal(nowMs),
  }
  const decision = decideProposal(proposal, facts)
  if (decision.is === 'refused')
    return refuseField(
      decision.reason === 'proof-required' ? 'prooffile' : 'value',
      decision.reason,
    )
  return { oldValue: facts.current[proposal.field], now: new Date(nowMs) }
}

function currentValues(partner: PartnerRow): CorrectionFacts['current'] {
  return {
    fullName: partner.name,
    nepaliName: partner.name_nepali,
    birthDate: partner.dob_ad ?? '',
    gender: partner.gender ?? '',
    citizenshipNumber: partner.citizen_no ?? '',
  }
}

async function store(
  transaction: Transaction,
  {
    proposal,
    proposer,
    file,
    oldValue,
    now,
  }: Omit<Checking, 'nowMs'> & Checked & { file: AcceptedFile },
  { files }: UploadPlaces,
): Promise<{ correctionId: number }> {
  const { n_correction_id: correctionId } = await transaction
    .insertInto('n_correction')
    .values({
      c_bpartner_id: proposer.partnerId,
      field_name: correctionColumns[proposal.field],
      old_value: oldValue,
      new_value: proposedValue(proposal.field, proposal.value),
      created: now,
      createdby: proposer.userId,
      updated: now,
      updatedby: proposer.userId,
    })
    .returning('n_correction_id')
    .executeTakeFirstOrThrow()
  const stored = await storeContent(transaction, files, file.content)
  const keeping = { file, stored, userId: proposer.userId }
  await attachFile(transaction, { model: 'n_correction', recordId: correctionId }, keeping)
  return { correctionId }
}

function refuseField(field: string, reason: keyof typeof correctionMessages): Refusal {
  const message = correctionMessages[reason]
  const status = reason === 'already-proposed' || reason === 'not-locked' ? 409 : 400
  return refusal(`rule/${reason}`, message, { status, errors: [{ field, message }] })
}
