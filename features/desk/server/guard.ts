import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import type { Evidence } from '../wire/evidence.ts'
import { rowState } from '../rules/checks.ts'
import { judgedChecks } from './judgements.ts'
import { openElsewhere } from './open-elsewhere.ts'
import type { QueueSource } from './queue-source.ts'

/**
 * Decisions on items of the desk: refused while a colleague has the item open, and, in a batch, unless every check of the
 * item agrees. Each decision is stored with how long the item had waited. Other processes pass unchanged.
 */
export function guardDecisions(
  processes: readonly Process[],
  sources: readonly QueueSource[],
): readonly Process[] {
  return processes.map((process) => {
    const deciding = sources.filter(({ decisions }) => decisions.includes(process.slug))
    return deciding.length === 0 ? process : guarded(process, deciding)
  })
}

function guarded(process: Process, sources: readonly QueueSource[]): Process {
  return {
    ...process,
    async run(given, context) {
      const [{ model } = { model: '' }] = sources
      const { record } = context
      const refused =
        (await openElsewhere(model, record, context)) ??
        (await notReadyInBatch(sources, { slug: process.slug, given, record }, context))
      if (refused !== null) return refused
      const waited = await waitedIn(sources, record, context)
      const done = await process.run(given, context)
      if (!isRefusal(done) && waited !== null) await remember(record, waited, context)
      return done
    },
  }
}

type Deciding = Pick<Process, 'slug'> & { readonly given: object; readonly record: number }

/** An approval in a batch is refused unless every check of the item agrees, those that a person judges included. */
async function notReadyInBatch(
  sources: readonly QueueSource[],
  { slug, given, record }: Deciding,
  context: ProcessContext,
): Promise<Refusal | null> {
  if (context.batch === undefined) return null
  for (const source of sources) {
    const evidence = await source.find(context.database, record, context)
    if (evidence === null || !isApproval(evidence, slug, given)) continue
    const checks = await judgedChecks(
      context.database,
      { model: source.model, record },
      evidence.checks,
    )
    if (evidence.blocked !== null || rowState(checks, text.opened).sign !== 'agree')
      return refusal('rule/not-ready', text['not-ready'])
  }
  return null
}

/** True if a call is the approval of an item, not another decision by the same process. */
function isApproval({ approve }: Evidence, slug: string, given: object): boolean {
  const values = new Map(Object.entries(given))
  const texts = Object.entries(approve.body).filter(([, value]) => typeof value === 'string')
  return approve.slug === slug && texts.every(([name, value]) => values.get(name) === value)
}

type Waited = { readonly queue: string; readonly since: Date }

async function waitedIn(
  sources: readonly QueueSource[],
  record: number,
  { database }: ProcessContext,
): Promise<Waited | null> {
  for (const source of sources) {
    const since = await source.since(database, record)
    if (since !== null) return { queue: source.id, since }
  }
  return null
}

/** Records the waiting time for the overview and the portal. */
async function remember(
  record: number,
  { queue, since }: Waited,
  { database, nowMs }: ProcessContext,
): Promise<void> {
  await database.kysely
    .insertInto('desk_decision')
    .values({ queue, record_id: record, waited_since: since, decided: new Date(nowMs) })
    .execute()
}
