import type { Key, ModelBase } from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    /** `value` is JSON. */
    n_setting: ModelBase & { n_setting_id: Key; key: string; value: string }
  }
}
