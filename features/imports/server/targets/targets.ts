import type { Dictionary, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { accessOf } from '#platform/server/model-engine/access.ts'
import { registerGroups } from '#features/registers/rules/groups.ts'
import { may, type Permission } from '#features/roles/rules/facts.ts'
import { carriedTargets } from './carried/carried-target.ts'
import { copyTarget } from './copy-target.ts'
import { openingTarget } from './opening/opening-target.ts'
import { pictureTarget } from './pictures/picture-target.ts'
import { registerTarget } from './register-target.ts'
import { studentTarget } from './student-target.ts'
import type { ImportTarget } from './target.ts'

/** Records that a module above this one adds, such as applications of a kind. */
export type ImportSource = {
  readonly permission: Permission
  readonly target: (dictionary: Dictionary) => ImportTarget
}

/** Records that a role may bring over. */
export type Targets = (role: string) => readonly ImportTarget[]

/** Students with their pictures, results and money, the registers that a role may change, the library, and those of others. */
export function allTargets(dictionary: Dictionary, sources: readonly ImportSource[]): Targets {
  return (role) => {
    const registers = [...dictionary.values()]
      .filter(
        (model) => model.register !== undefined && accessOf(model, role)?.update !== undefined,
      )
      .toSorted((one, other) => orderOf(one) - orderOf(other))
      .map((model) => registerTarget(model, dictionary))
    return [
      ...(may(role, 'student.import') ? [studentTarget(dictionary)] : []),
      ...(may(role, 'student.import') && may(role, 'student.portrait') ? [pictureTarget] : []),
      ...(may(role, 'result.import') ? carriedTargets(dictionary) : []),
      ...(may(role, 'due.enter') ? [openingTarget] : []),
      ...sources
        .filter(({ permission }) => may(role, permission))
        .map(({ target }) => target(dictionary)),
      ...registers,
      ...(may(role, 'library.import') ? [copyTarget] : []),
    ]
  }
}

/** Registers that others refer to come first. */
function orderOf({ register }: Model): number {
  const group = registerGroups.indexOf(register?.group ?? 'openings')
  return 100 * group + (register?.place ?? 0)
}
