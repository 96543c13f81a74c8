import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Database, Reader } from '#platform/server/database/database.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { proposalMessages as text } from '../rules/messages.ts'
import { hiddenEnd } from '../rules/proof.ts'
import { decideConfirmer, isOwnEntry } from '../rules/proposal.ts'
import type { OpenProposal, ProposalView } from '../wire/open-proposal.ts'
import { confirmersOf, type ProposalType, type ViewedProposal } from './proposal-type.ts'
import { openProposalsOf } from './proposals.ts'

/** Open proposals of the types that a role decides on, the oldest first. */
export function openProposals(types: readonly ProposalType[]): Process {
  return defineProcess({
    ...contracts.proposalsOpen,
    name: { en: 'Proposals that need a second person', ne: 'दोस्रो व्यक्ति चाहिने' },
    roles: [...new Set(types.flatMap(({ roles }) => roles))],
    shows: 'row-by-row',
    async run(_given, { database, session, nowMs }) {
      const own = types.filter(({ roles }) => roles.includes(session.role))
      const proposals = await findOpen(database, own, { session, nowMs })
      const seen = { table: 'n_proposal', record: '' }
      return { summary: text.listed, seen, data: { proposals } }
    },
  })
}

async function findOpen(
  { kysely }: Database,
  types: readonly ProposalType[],
  { session, nowMs }: Pick<ProcessContext, 'session' | 'nowMs'>,
): Promise<readonly OpenProposal[]> {
  const names = types.map(({ sort }) => sort)
  const rows = await openProposalsOf(kysely, names, nowMs)
  return Promise.all(
    rows.map(async (row) => {
      const isOwn = isOwnEntry({ enteredBy: row.createdby }, session)
      const type = types.find(({ sort }) => sort === row.sort)
      const proof = type?.proof?.(row) ?? null
      const number = isOwn ? null : (proof?.number ?? null)
      const aloneFromMs = (await type?.aloneFrom?.(kysely, row)) ?? null
      const isConfirmer = type !== undefined && confirmersOf(type).includes(session.role)
      return {
        id: row.n_proposal_id,
        sort: row.sort,
        enteredBy: row.entered_by ?? '',
        isOwn,
        aloneFrom: aloneFromMs === null ? null : new Date(aloneFromMs).toISOString(),
        mayConfirm: decideConfirmer({ isOwn, isConfirmer, aloneFromMs, nowMs }).is === 'allowed',
        entered: row.created.toISOString(),
        expires: row.expires.toISOString(),
        ...inWords(type, {
          subject: row.subject,
          before: fieldsOf(row.before),
          after: withoutEnd(fieldsOf(row.after), number),
        }),
        view: await viewOf(type, { row, number }, { reader: kysely, session, nowMs }),
        proof: proof === null ? 'none' : proof.number === null ? 'code' : 'code-and-digits',
        asksQr: !isOwn && proof?.qr !== undefined,
      }
    }),
  )
}

type ForView = Pick<ProcessContext, 'session' | 'nowMs'> & { readonly reader: Reader }

function viewOf(
  type: ProposalType | undefined,
  {
    row,
    number,
  }: { readonly row: Omit<ViewedProposal, 'pictured'>; readonly number: string | null },
  { reader, ...at }: ForView,
): Promise<ProposalView | null> {
  const { subject, before, after } = row
  const shown = { subject, before, after: hideEnd(after, number), pictured: after }
  return type?.view?.(reader, shown, at) ?? Promise.resolve(null)
}

/** Hides the digits that must be typed from the document, wherever they occur. */
function hideEnd(json: string, number: string | null): string {
  return number === null ? json : json.replaceAll(number, hiddenEnd(number))
}

type ProposalTexts = Pick<OpenProposal, 'subject' | 'before' | 'after'>

/** Both sides as the type describes them, or field by field as they are. */
function inWords(
  type: ProposalType | undefined,
  { subject, before, after }: ProposalTexts,
): ProposalTexts & Pick<OpenProposal, 'subjectName' | 'names'> {
  const now = type?.inWords?.(subject, before)
  const then = type?.inWords?.(subject, after)
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

function withoutEnd(fields: OpenProposal['after'], number: string | null): OpenProposal['after'] {
  return JSON.parse(hideEnd(JSON.stringify(fields), number)) as OpenProposal['after']
}
