import type { Database, Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { UploadPlaces } from '#features/documents/server/accept-file.ts'
import { takeFile } from '#features/documents/server/take-file.ts'
import {
  decideProposal,
  type Proposal,
  proofTypes,
} from '#features/corrections/rules/correction.ts'
import { entryMessages } from '#features/corrections/rules/correction-messages.ts'
import { findCorrectableField } from '#features/corrections/wire/correction.ts'
import { correctionFacts, keepCorrection } from './keep-correction.ts'

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
  const { userId, partnerId } = proposer
  const read = readProposal(body)
  if (isRefusal(read)) return read
  const { proposal, proof } = read
  const nowMs = context.nowMs()
  const decide = (transaction: Transaction) =>
    oldValueIfAllowed(transaction, { proposal, partnerId, nowMs })
  const before = await context.database.look(decide)
  if (isRefusal(before)) return before
  const file = await takeFile(proof, proposer, context)
  if (isRefusal(file)) return file
  return context.database.transaction(async (transaction) => {
    const old = await decide(transaction)
    if (isRefusal(old)) return old
    const keeping = { ...old, proposal, partnerId, basis: null, file, userId, nowMs }
    return { correctionId: await keepCorrection(transaction, keeping, context.files) }
  })
}

/** Field, value and proof of a body. */
export function readProposal(body: Readonly<Record<string, unknown>>) {
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : '')
  const field = findCorrectableField(text('field'))
  if (field === null) return refuseField('field', 'field-unknown')
  const base64 = text('prooffile')
  const proof = {
    base64,
    name: text('prooffilename'),
    types: proofTypes,
    fallbackName: 'proof',
    field: 'prooffile',
  }
  return { proposal: { field, value: text('value'), hasProof: base64 !== '' }, proof }
}

async function oldValueIfAllowed(
  transaction: Transaction,
  at: { readonly proposal: Proposal; readonly partnerId: number; readonly nowMs: number },
): Promise<{ readonly oldValue: string } | Refusal> {
  const { proposal, partnerId, nowMs } = at
  const facts = await correctionFacts(transaction, partnerId, nowMs)
  if (facts === null) return refuseField('field', 'field-unknown')
  const decision = decideProposal(proposal, facts)
  if (decision.is === 'refused') return refuseField(fieldOf(decision.reason), decision.reason)
  return { oldValue: facts.current[proposal.field] }
}

type Reason = keyof typeof entryMessages

/** Which field of a body a reason is about. */
export function fieldOf(reason: Reason): string {
  if (reason === 'proof-required') return 'prooffile'
  return reason === 'basis-required' || reason === 'basis-too-long' ? 'basis' : 'value'
}

const conflicts: ReadonlySet<Reason> = new Set(['already-proposed', 'not-locked', 'own-record'])

export function refuseField(field: string, reason: Reason): Refusal {
  const message = entryMessages[reason]
  const status = conflicts.has(reason) ? 409 : 400
  return refusal(`rule/${reason}`, message, { status, errors: [{ field, message }] })
}
