import type { QueueSource } from './queue-source.ts'

/** Whether a queue is the work of a role. */
export function worksOn({ roles }: Pick<QueueSource, 'roles'>, role: string): boolean {
  return roles.some((each) => each === role)
}
