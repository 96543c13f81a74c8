import type { Person } from '#testing/person.ts'
import type { TestServer } from '#testing/test-server.ts'

/** A call of a process by staff, and the fact that its audit entry has to have. */
export type ActionExample = {
  /** Person with an individual right, where the role alone is not enough. */
  readonly as?: Person
  readonly by: 'registrar' | 'cashier' | 'exam-office' | 'administrator'
  readonly body: object
  readonly table: string
  readonly before: object
  readonly after: object
}

/** Examples of a module's processes, by slug. `people`: one of each of these roles, signed in before. */
export type ActionExamples = (
  at: TestServer,
  people: ReadonlyMap<string, Person>,
) => Readonly<Record<string, () => Promise<ActionExample>>>
