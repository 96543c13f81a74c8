import type { proposalConfirm } from '../wire/processes.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { proposalMessages as text } from '../rules/messages.ts'
import { decideProof } from '../rules/proof.ts'
import { decideConfirmer, isOwnEntry } from '../rules/proposal.ts'
import { confirmersOf, type ProposalType } from './proposal-type.ts'

type ProofContext = Pick<ProcessContext, 'database' | 'nowMs'>

export type Proves = {
  /** Checks a user's fresh one-time code; it counts once. */
  readonly code: (userId: number, code: string, at: ProofContext) => Promise<Refusal | null>
  /** Wrong digits are counted and slowed like wrong codes; right ones end the count. */
  readonly digits: (
    userId: number,
    refused: Refusal | null,
    at: ProofContext,
  ) => Promise<Refusal | null>
}

/**
 * Refusal of a wrong proof; null if none is needed, or if the decision refuses anyway. Runs before the transaction: a
 * wrong code counts, whatever the result.
 */
export async function proofRefused(
  given: Given<typeof proposalConfirm>,
  context: ProcessContext,
  { types, proves }: { types: readonly ProposalType[]; proves: Proves },
): Promise<Refusal | null> {
  const { database, session, nowMs } = context
  const proposal = await database.kysely
    .selectFrom('n_proposal')
    .select(['sort', 'subject', 'before', 'after', 'state', 'createdby', 'created', 'expires'])
    .where('n_proposal_id', '=', given.n_proposal_ID)
    .executeTakeFirst()
  const type = types.find((each) => each.sort === proposal?.sort)
  const isOpen = proposal?.state === 'open' && proposal.expires.getTime() > nowMs
  if (!isOpen || !type?.roles.includes(session.role)) return null
  const confirmer = decideConfirmer({
    isOwn: isOwnEntry({ enteredBy: proposal.createdby }, session),
    isConfirmer: confirmersOf(type).includes(session.role),
    aloneFromMs: (await type.aloneFrom?.(database.kysely, proposal)) ?? null,
    nowMs,
  })
  if (confirmer.is === 'refused') return null
  const proof = type.proof?.(proposal) ?? null
  if (proof === null) return null
  const { code = '', digits = '', qr_digits: qrDigits = '' } = given
  const decision = decideProof(proof, { code, digits, qrDigits })
  const wrong =
    decision.is === 'refused' ? refusal(`rule/${decision.reason}`, text[decision.reason]) : null
  if (decision.is === 'refused' && decision.reason === 'code-needed') return wrong
  const { userId } = session
  const refused = proof.number === null ? wrong : await proves.digits(userId, wrong, context)
  return refused ?? proves.code(userId, code, context)
}
