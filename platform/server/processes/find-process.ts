import { Problem } from '#platform/pure/problem.ts'
import type { Session } from '../model-engine/session.ts'
import type { Process, ProcessRegistry } from './process.ts'

/** The process of a name, for a role that may have it done. Throws a Problem: 404 unknown, 403 not for this role. */
export function findProcess(
  slug: string,
  registry: ProcessRegistry,
  { role }: Pick<Session, 'role'>,
): Process {
  const process = registry.get(slug)
  if (process === undefined)
    throw new Problem({
      status: 404,
      code: 'plan/unknown-process',
      title: 'Invalid process name',
      detail: `No match found for process name: ${slug.slice(0, 60)}`,
    })
  if (!process.roles.includes(role))
    throw new Problem({
      status: 403,
      code: 'plan/forbidden',
      title: 'Access denied',
      detail: `Access denied for process: ${slug}`,
    })
  return process
}
