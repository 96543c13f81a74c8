import type { RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Allowed } from '../access.ts'
import type { Inputs } from './body-inputs.ts'
import { runChildWrites } from './child-writes.ts'
import { createRecord } from './create-record.ts'
import type { Values } from '../dictionary/dictionary.ts'
import type { CreatePlan, UpdatePlan } from './plan-write.ts'
import type { Refusal } from '../refusal.ts'
import type { Session } from '../session.ts'
import { knownIds, settled, withImages } from './settle.ts'
import type { SaveImage } from './settle.ts'
import { checkMayChange, removeRecord, updateRecord } from './update-record.ts'
import { written } from './write-transaction.ts'
import type { WriteNeeds, Written } from './write-transaction.ts'

export async function runCreate(
  plan: CreatePlan,
  session: Session,
  needs: WriteNeeds,
): Promise<Written | Refusal> {
  const inputs = await withImages(plan.inputs, savingFor(session, needs))
  if ('is' in inputs) return inputs
  const all = [inputs, ...plan.children.flatMap(({ records }) => records)]
  const at = await touching(plan, all, { session, needs })
  return written(at, needs, async (writing) => {
    const [own = {}, ...rest] = await settled(all, writing)
    const children: Record<string, readonly Values[]> = {}
    for (const { allowed, records } of plan.children)
      children[allowed.shape.model.table] = rest.splice(0, records.length)
    const made = await createRecord({ allowed: plan.allowed, values: own, children }, writing)
    const typed = new Map(plan.children.map((each) => [each.allowed.shape.model.table, each.typed]))
    const childKeys = made.childTables.map((table) => typed.get(table) ?? table)
    return { is: 'written', id: made.id, childKeys }
  })
}

export async function runUpdate(
  plan: UpdatePlan & { readonly key: RecordKey },
  session: Session,
  needs: WriteNeeds,
): Promise<Written | Refusal> {
  const { allowed, key, children } = plan
  for (const [field, input] of plan.inputs)
    if (input.is === 'image') checkMayChange(field, allowed, session)
  const inputs = await withImages(plan.inputs, savingFor(session, needs))
  if ('is' in inputs) return inputs
  const rows = children.flatMap(({ actions }) =>
    actions.flatMap((child) => (child.is === 'remove' ? [] : [child.inputs])),
  )
  const at = await touching(plan, [inputs, ...rows], { session, needs })
  return written(at, needs, async (writing) => {
    const id = await updateRecord({ allowed, key, inputs }, writing)
    for (const planned of children) await runChildWrites(planned, id, writing)
    return { is: 'written', id, childKeys: children.map(({ typed }) => typed) }
  })
}

export async function runRemove(
  target: { readonly allowed: Allowed; readonly key: RecordKey },
  session: Session,
  needs: WriteNeeds,
): Promise<Written | Refusal> {
  const at = { tables: [target.allowed], known: new Map<string, ReadonlySet<string>>(), session }
  return written(at, needs, async (writing) => ({
    is: 'written',
    id: await removeRecord(target, writing),
    childKeys: [],
  }))
}

/** The tables a write touches, and what memory already knows of the records it points at. */
async function touching(
  { allowed, children }: Pick<CreatePlan | UpdatePlan, 'allowed' | 'children'>,
  inputs: readonly Inputs[],
  { session, needs }: { readonly session: Session; readonly needs: WriteNeeds },
) {
  const tables = [allowed, ...children.map((each) => each.allowed)]
  return { tables, known: await knownIds(inputs, { ...needs, session }), session }
}

function savingFor(session: Session, { saveImage }: WriteNeeds): SaveImage | undefined {
  return saveImage && ((upload, column) => saveImage(upload, { session, column }))
}
