import type { Reader } from '#platform/server/database/database.ts'
import { confirmersOf, type ProposalType } from './proposal-type.ts'

/** Roles and people who may confirm a proposal of any type. */
export type MayConfirm = {
  /** Roles that are enough by themselves. */
  readonly roles: readonly string[]
  /** Ids of the users who hold a seat where a role is not enough. */
  readonly seated: (reader: Reader) => Promise<readonly number[]>
}

/** Derived from the table of proposal types: a type without a seat asks for the role alone. */
export function mayConfirmAny(types: readonly ProposalType[]): MayConfirm {
  const byRole = types.filter(({ seat }) => seat === undefined)
  const seats = types.flatMap(({ seat }) => seat ?? [])
  return {
    roles: [...new Set(byRole.flatMap(confirmersOf))],
    seated: async (reader) =>
      (await Promise.all(seats.map(({ holders }) => holders(reader)))).flat(),
  }
}
