import { entrance } from './entrance/rules/kind.ts'

/** Every kind of application the university takes, in the order of the sidebar. */
export const kinds = { entrance } as const

export type KindId = keyof typeof kinds
