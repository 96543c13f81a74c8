import type { ServerKind } from '#features/applying/server/server-kind.ts'
import { programPayable } from '#features/courses/server/payable.ts'
import { admission } from '../rules/kind.ts'

export function admissionServer(processes: ServerKind['processes']): ServerKind {
  return {
    id: admission.id,
    title: admission.title,
    processes,
    payable: programPayable(admission),
  }
}
