import { referenceId } from '#platform/pure/reference.ts'
import { Problem } from '#platform/pure/problem.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { transactOf, type Trail } from '#platform/server/processes/trail.ts'
import type { UploadPlaces } from '#features/documents/server/accept-file.ts'
import { takeFile } from '#features/documents/server/take-file.ts'
import {
  decideEntry,
  type Proposal,
  proposedValue,
} from '#features/corrections/rules/correction.ts'
import { entryMessages as text } from '#features/corrections/rules/correction-messages.ts'
import { correctionRoles } from './correction.processes.ts'
import { entryInTrail } from './correction-trail.ts'
import { correctionFacts, keepCorrection } from './keep-correction.ts'
import { fieldOf, readProposal, refuseField } from './propose-correction.ts'

type Context = UploadPlaces & {
  readonly database: Database
  readonly trail: Trail
  readonly nowMs: () => number
}

/** Name of this call in the audit trail. */
export const entering = { slug: 'correction_enter', name: text.enter } as const
const process = entering.slug

/**
 * POST /nou/profile/correction/staff {C_BPartner_ID, field, value, basis[, prooffile, prooffilename]}: a field of a
 * student's record that staff have found wrong; another person accepts it. A refused try is in the audit trail.
 */
export async function enterCorrection(
  body: Readonly<Record<string, unknown>>,
  session: Session,
  context: Context,
): Promise<{ readonly correctionId: number } | Refusal> {
  if (!correctionRoles.some((role) => role === session.role)) throw accessDenied()
  const partnerId = referenceId(body['C_BPartner_ID']) ?? 0
  const entered = await enter(body, { partnerId, session }, context)
  if (isRefusal(entered)) {
    const on = { table: 'c_bpartner', record: String(partnerId) }
    const { code, message } = entered
    context.trail.refused(session, { process, ...on, code, message })
  }
  return entered
}

type By = { readonly partnerId: number; readonly session: Session }

async function enter(
  body: Readonly<Record<string, unknown>>,
  { partnerId, session }: By,
  context: Context,
): Promise<{ readonly correctionId: number } | Refusal> {
  const read = readProposal(body)
  if (isRefusal(read)) return read
  const { proposal, proof } = read
  const basis = typeof body['basis'] === 'string' ? body['basis'].trim() : ''
  const nowMs = context.nowMs()
  const decide = (transaction: Transaction) =>
    oldValueIfAllowed(transaction, { proposal, basis, partnerId, session, nowMs })
  const before = await context.database.look(decide)
  if (isRefusal(before)) return before
  const file = proposal.hasProof ? await takeFile(proof, session, context) : null
  if (file !== null && isRefusal(file)) return file
  return transactOf(
    { ...context, session },
    process,
  )(async (transaction, did) => {
    const old = await decide(transaction)
    if (isRefusal(old)) return old
    const { userId } = session
    const keeping = { ...old, proposal, partnerId, basis, file, userId, nowMs }
    const correctionId = await keepCorrection(transaction, keeping, context.files)
    const value = proposedValue(proposal.field, proposal.value)
    did(entryInTrail(correctionId, { ...old, field: proposal.field, value, basis }))
    return { correctionId }
  })
}

async function oldValueIfAllowed(
  transaction: Transaction,
  at: By & { readonly proposal: Proposal; readonly basis: string; readonly nowMs: number },
): Promise<{ readonly oldValue: string } | Refusal> {
  const { proposal, basis, partnerId, session, nowMs } = at
  const facts = await correctionFacts(transaction, partnerId, nowMs)
  if (facts === null)
    return refusal('rule/student-unknown', text['student-unknown'], { status: 404 })
  const isOwn = session.partnerId === partnerId
  const decision = decideEntry({ ...proposal, basis }, { ...facts, isOwn })
  if (decision.is === 'refused') return refuseField(fieldOf(decision.reason), decision.reason)
  return { oldValue: facts.current[proposal.field] }
}

function accessDenied(): Problem {
  return new Problem({
    status: 403,
    code: 'plan/forbidden',
    title: 'Access denied',
    detail: 'Only the registry corrects a student’s record',
  })
}
