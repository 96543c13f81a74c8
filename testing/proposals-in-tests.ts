import type { OpenProposal } from '#features/two-people/wire/open-proposal.ts'
import type { Answer, Person } from './person.ts'

/** A proposal as a second person reads it, by the answer that proposed it. */
export async function proposalRead(by: Person, { body }: Answer): Promise<OpenProposal> {
  const { n_proposal_ID: id } = body['data'] as { n_proposal_ID: number }
  const { data } = (await by.post('/api/v1/processes/proposals_open')).body
  const found = (data as { proposals: OpenProposal[] }).proposals.find((each) => each.id === id)
  if (found === undefined) throw new Error(`Proposal ${id} is not open for this person`)
  return found
}

/** The fields of its view as `[name, now, proposed]`. */
export function fieldsOf({ view }: OpenProposal) {
  return view?.fields.map(({ name, now, proposed }) => [name.en, now, proposed])
}
