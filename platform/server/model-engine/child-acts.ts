import { recordNotFound } from './access.ts'
import { createRecord } from './create-record.ts'
import type { ChildAct, PlannedActs } from './plan-children.ts'
import { settled } from './settle.ts'
import { locked, removeRecord, updateRecord } from './update-record.ts'
import type { Writing } from './write-transaction.ts'

/**
 * The child rows of a PUT, each under its own model's access, hooks and rules as if it came alone (REST dialect §5.3).
 * A row of another parent is a missing one (SECURITY T21).
 */
export async function runChildActs(
  planned: PlannedActs,
  parentId: number,
  writing: Writing,
): Promise<void> {
  for (const act of planned.acts) await runOne({ ...planned, act, parentId }, writing)
}

type One = Pick<PlannedActs, 'allowed' | 'link'> & {
  readonly act: ChildAct
  readonly parentId: number
}

async function runOne({ allowed, link, act, parentId }: One, writing: Writing): Promise<void> {
  if (act.is === 'create') {
    const [values = {}] = await settled([act.inputs], writing)
    const own = { ...values, [link.name]: parentId }
    await createRecord({ allowed, values: own, children: {} }, writing)
    return
  }
  const target = { allowed, key: act.key }
  const { before } = await locked(target, writing)
  if (before[link.name] !== parentId) throw recordNotFound(act.key)
  if (act.is === 'remove') await removeRecord(target, writing)
  else await updateRecord({ ...target, inputs: act.inputs }, writing)
}
