import { type Allowed, getModel } from '../access.ts'
import type { CreateHook, Values } from '../dictionary/dictionary.ts'
import { stamp } from './update-record.ts'
import type { WriteContext } from './write-context.ts'
import { deleteChildren, lockRow, updateRow, type WriteScope } from './write-sql.ts'

type Outcome = Awaited<ReturnType<CreateHook>> | undefined

/** Id of the earlier record that a hook's answer writes again; null for a new one. */
export function takenUpBy(outcome: Outcome): number | null {
  return outcome?.is === 'allowed' ? (outcome.takesUp ?? null) : null
}

/** The hook's answer; one that takes up an earlier record is asked for again with that record locked. */
export async function onceLocked(
  ask: () => Promise<Outcome>,
  { shape }: Allowed,
  context: WriteContext & WriteScope,
): Promise<Outcome> {
  const outcome = await ask()
  const earlier = takenUpBy(outcome)
  if (earlier === null) return outcome
  await lockRow(shape, { is: 'id', id: earlier }, context)
  return ask()
}

/** Writes an earlier record again, without the children that stand through it alone. */
export async function takeUp(
  { shape }: Allowed,
  { id, values }: { readonly id: number; readonly values: Values },
  context: WriteContext & WriteScope,
): Promise<Values> {
  const { dictionary, role, session, transaction, nowMs } = context
  for (const [table, link] of Object.entries(shape.model.children ?? {})) {
    const child = getModel(dictionary, table, role).shape
    if (child.model.owner.is === 'through') await deleteChildren(child, { link, id }, transaction)
  }
  return updateRow({ shape, id }, { ...values, ...stamp(session, nowMs) }, transaction)
}
