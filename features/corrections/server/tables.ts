import type { Generated } from 'kysely'
import type { Key, Maybe, MaybeTimestamp, ModelBase } from '#platform/server/database/columns.ts'
import type { CorrectionState } from '../rules/correction.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_correction: ModelBase & {
      n_correction_id: Key
      c_bpartner_id: number
      field_name: string
      old_value: string
      new_value: string
      state: Generated<CorrectionState>
      basis: Maybe<string>
      reason: Maybe<string>
      decided: MaybeTimestamp
      decided_by: Maybe<number>
    }
  }
}
