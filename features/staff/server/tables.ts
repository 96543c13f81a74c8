import type { Generated } from 'kysely'
import type { Maybe, MaybeTimestamp } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    second_factor: {
      ad_user_id: number
      secret: string
      confirmed: MaybeTimestamp
      last_step: Generated<number>
      /** The session an unconfirmed secret was shown in. */
      setup_session: Maybe<string>
    }
    recovery_code: { ad_user_id: number; code_hash: string; used: MaybeTimestamp }
  }
}
