import type { Selectable } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import type { CorrectableField } from '#features/corrections/rules/correction.ts'
import { correctionColumns } from '#features/corrections/wire/correction.ts'

/** A citizenship number stays in its correction, which names it to who may see it. */
function shown(column: string, value: string): string | null {
  return column === correctionColumns.citizenshipNumber ? null : value
}

/** Audit trail entry for a correction entered at the desk. */
export function entryInTrail(
  record: number,
  entry: {
    readonly field: CorrectableField
    readonly oldValue: string
    readonly value: string
    readonly basis: string
  },
): Change {
  const { oldValue, value, basis } = entry
  const field_name = correctionColumns[entry.field]
  return {
    table: 'n_correction',
    record,
    before: { field_name, value: shown(field_name, oldValue) },
    after: { field_name, state: 'proposed', value: shown(field_name, value), basis },
  }
}

/** Audit trail entry for a decision; no reason: it was accepted. */
export function decisionInTrail(
  row: Selectable<Tables['n_correction']>,
  reason: string | null,
): Change {
  const { n_correction_id: record, field_name, state, old_value, new_value } = row
  return {
    table: 'n_correction',
    record,
    before: { field_name, state, value: shown(field_name, old_value) },
    after: {
      field_name,
      state: reason === null ? 'accepted' : 'returned',
      value: shown(field_name, new_value),
      reason,
    },
  }
}
