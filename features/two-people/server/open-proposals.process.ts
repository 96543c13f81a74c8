import type { Database } from '#platform/server/database/database.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { proposalMessages as text } from '../rules/messages.ts'
import { isOwnEntry } from '../rules/facts.ts'
import { hiddenEnd } from '../rules/proof.ts'
import type { OpenProposal } from '../wire/open-proposal.ts'
import type { ProposalSort } from './proposal-sort.ts'

/** What waits for a second person among the sorts a role decides on, the oldest first. */
export function openProposals(sorts: readonly ProposalSort[]): Process {
  return {
    slug: 'proposals_open',
    name: { en: 'What needs a second person', ne: 'दोस्रो व्यक्ति चाहिने' },
    parameters: [],
    roles: [...new Set(sorts.flatMap(({ roles }) => roles))],
    async run(_given, { database, session, nowMs }) {
      const own = sorts.filter(({ roles }) => roles.includes(session.role))
      const proposals = await findOpen(database, own, { session, nowMs })
      return { summary: text.listed, data: { proposals } }
    },
  }
}

async function findOpen(
  { kysely }: Database,
  sorts: readonly ProposalSort[],
  { session, nowMs }: Pick<ProcessContext, 'session' | 'nowMs'>,
): Promise<readonly OpenProposal[]> {
  const rows = await kysely
    .selectFrom('n_proposal as p')
    .leftJoin('ad_user as u', 'u.ad_user_id', 'p.createdby')
    .selectAll('p')
    .select('u.name as entered_by')
    .where('p.state', '=', 'open')
    .where('p.expires', '>', new Date(nowMs))
    .where(
      'p.sort',
      'in',
      sorts.map(({ sort }) => sort),
    )
    .orderBy('p.created')
    .execute()
  return rows.map((row) => {
    const isOwn = isOwnEntry({ enteredBy: row.createdby }, session)
    const sort = sorts.find(({ sort }) => sort === row.sort)
    const proof = sort?.proof?.(row) ?? null
    const number = isOwn ? null : (proof?.number ?? null)
    return {
      id: row.n_proposal_id,
      sort: row.sort,
      enteredBy: row.entered_by ?? '',
      isOwn,
      entered: row.created.toISOString(),
      expires: row.expires.toISOString(),
      ...inWords(sort, {
        subject: row.subject,
        before: fieldsOf(row.before),
        after: withoutEnd(fieldsOf(row.after), number),
      }),
      proof: proof === null ? 'none' : proof.number === null ? 'code' : 'code-and-digits',
    }
  })
}

type Told = Pick<OpenProposal, 'subject' | 'before' | 'after'>

/** Both sides as the sort says them, or field by field as they are. */
function inWords(
  sort: ProposalSort | undefined,
  { subject, before, after }: Told,
): Told & Pick<OpenProposal, 'subjectName' | 'names'> {
  const now = sort?.inWords?.(subject, before)
  const then = sort?.inWords?.(subject, after)
  if (!now || !then) return { subject, before, after, subjectName: null, names: {} }
  const by = (part: 'name' | 'value', fields: typeof now.fields) =>
    Object.fromEntries(fields.map((field) => [field.path, field[part]]))
  return {
    subject,
    subjectName: now.subject,
    names: by('name', [...now.fields, ...then.fields]),
    before: by('value', now.fields),
    after: by('value', then.fields),
  }
}

function fieldsOf(json: string): OpenProposal['before'] {
  const value: unknown = json === '' ? null : JSON.parse(json)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : { '': value }
}

/** What is to be typed from the paper is not shown, wherever it stands. */
function withoutEnd(fields: OpenProposal['after'], number: string | null): OpenProposal['after'] {
  if (number === null) return fields
  const hidden = JSON.stringify(fields).replaceAll(number, hiddenEnd(number))
  return JSON.parse(hidden) as OpenProposal['after']
}
