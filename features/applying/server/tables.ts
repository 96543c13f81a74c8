import type { Instant, Key, MaybeInstant, ModelBase } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_application_return: ModelBase & {
      n_application_return_id: Key
      c_bpartner_id: number
      /** The application's table and id. */
      model: string
      record_id: number
      reason: string
      reason_ne: string
      returned: Instant
      sent_again: MaybeInstant
    }
  }
}
