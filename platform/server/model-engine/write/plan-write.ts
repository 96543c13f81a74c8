import type { ProblemField } from '#platform/pure/problem.ts'
import { forbidden, getModel } from '../access.ts'
import type { Allowed } from '../access.ts'
import { acceptedOf, badBody, inputsOf, objectOf } from './body-inputs.ts'
import type { Inputs } from './body-inputs.ts'
import type { Audience } from '../read/level.ts'
import { plannedWrites, plannedChildren } from '../read/plan-children.ts'
import type { PlannedWrites, PlannedChildren, WritingAudience } from '../read/plan-children.ts'

/** A new record whose names, types and permissions are settled; what is left needs the database. */
export type CreatePlan = {
  readonly allowed: Allowed
  readonly inputs: Inputs
  readonly children: readonly PlannedChildren[]
}

/** A change of the same kind, with what it says of child rows. */
export type UpdatePlan = {
  readonly allowed: Allowed
  readonly inputs: Inputs
  readonly children: readonly PlannedWrites[]
}

type WriteRequest = { readonly table: string; readonly body: unknown }

/** Body of a POST to a plan. Read-only columns are taken and left out: the create hook decides them. */
export function planCreate({ table, body }: WriteRequest, audience: WritingAudience): CreatePlan {
  const allowed = getModel(audience.dictionary, table, audience.role)
  if (!allowed.access.create) throw forbidden('Update error', 'Role does not have access')
  const problems: ProblemField[] = []
  const children: PlannedChildren[] = []
  const inputs = inputsOf(allowed.shape, objectOf(body), {
    problems,
    children: (typed, records) =>
      isAdded(children, plannedChildren(allowed, { typed, records, problems }, audience)),
  })
  const accepted = acceptedOf(allowed, inputs, audience.session)
  problems.push(...unsaid(allowed, accepted))
  if (problems.length > 0) throw badBody(problems)
  return { allowed, inputs: accepted, children }
}

/** Body of a PUT to a plan. Whether a column may change is asked when it is known that it does. */
export function planUpdate({ table, body }: WriteRequest, audience: WritingAudience): UpdatePlan {
  const allowed = getModel(audience.dictionary, table, audience.role)
  if (!allowed.access.update) throw forbidden('Update error', 'Role does not have access')
  const problems: ProblemField[] = []
  const children: PlannedWrites[] = []
  const inputs = inputsOf(allowed.shape, objectOf(body), {
    problems,
    children: (typed, records) =>
      isAdded(children, plannedWrites(allowed, { typed, records, problems }, audience)),
  })
  if (problems.length > 0) throw badBody(problems)
  return { allowed, inputs, children }
}

export function planRemove(table: string, audience: Audience): Allowed {
  const allowed = getModel(audience.dictionary, table, audience.role)
  if (!allowed.access.remove) throw forbidden('Delete error', 'AccessCannotDelete')
  return allowed
}

function isAdded<Planned>(list: Planned[], planned: Planned | null): boolean {
  if (planned !== null) list.push(planned)
  return planned !== null
}

/** Columns only the client can know, and did not say. */
function unsaid({ shape }: Allowed, inputs: Inputs): readonly ProblemField[] {
  const problemOf = (name: string) =>
    [...inputs].some(
      ([field, input]) => field.name === name && !(input.is === 'value' && input.value === null),
    )
  return shape.fields
    .filter(({ asked, name }) => asked === true && !problemOf(name))
    .map(({ name }) => ({ field: name, message: `Fill mandatory fields: ${name}` }))
}
