import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { programPayable } from '#features/programs/server/payable.ts'
import { courseRegistration } from '../rules/kind.ts'

export function courseRegistrationServer(processes: ServerKind['processes']): ServerKind {
  return {
    id: courseRegistration.id,
    title: courseRegistration.title,
    processes,
    payable: programPayable(courseRegistration),
  }
}
