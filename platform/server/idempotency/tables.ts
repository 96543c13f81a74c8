import type { Timestamp, Maybe } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    idempotent_act: {
      owner: number
      key_hash: string
      request_hash: string
      created: Timestamp
      result: Maybe<string>
      status: Maybe<number>
      answer: Maybe<string>
    }
  }
}
