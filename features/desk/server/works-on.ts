import type { QueueSource } from './queue-source.ts'

/** True if a role works on a queue. */
export function worksOn({ roles }: Pick<QueueSource, 'roles'>, role: string): boolean {
  return roles.some((each) => each === role)
}
