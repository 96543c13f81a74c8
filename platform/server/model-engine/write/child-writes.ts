import { recordNotFound } from '../access.ts'
import { createRecord } from './create-record.ts'
import type { ChildWrite, PlannedWrites } from '../read/plan-children.ts'
import { settled } from './settle.ts'
import { locked, removeRecord, updateRecord } from './update-record.ts'
import type { Writing } from './write-transaction.ts'

/**
 * The child rows of a PUT, each under its own model's access, hooks and rules as if it came alone (REST dialect §5.3).
 * A row of another parent is a missing one (SECURITY T21).
 */
export async function runChildWrites(
  planned: PlannedWrites,
  parentId: number,
  writing: Writing,
): Promise<void> {
  for (const child of planned.actions) await runOne({ ...planned, child, parentId }, writing)
}

type One = Pick<PlannedWrites, 'allowed' | 'link'> & {
  readonly child: ChildWrite
  readonly parentId: number
}

async function runOne({ allowed, link, child, parentId }: One, writing: Writing): Promise<void> {
  if (child.is === 'create') {
    const [values = {}] = await settled([child.inputs], writing)
    const own = { ...values, [link.name]: parentId }
    await createRecord({ allowed, values: own, children: {} }, writing)
    return
  }
  const target = { allowed, key: child.key }
  const { before } = await locked(target, writing)
  if (before[link.name] !== parentId) throw recordNotFound(child.key)
  if (child.is === 'remove') await removeRecord(target, writing)
  else await updateRecord({ ...target, inputs: child.inputs }, writing)
}
