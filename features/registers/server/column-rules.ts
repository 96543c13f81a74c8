import {
  type Column,
  usualTextLength,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { ColumnRules } from '../rules/column-problem.ts'

/** Rules of a column of the dictionary. */
export function rulesOf(column: Column): ColumnRules {
  const { label, type, mandatory, asked, maxLength, least, most, pattern } = column
  return {
    label,
    type: type.is,
    isRequired: mandatory === true || asked === true,
    maxLength: maxLength ?? usualTextLength,
    least: least ?? null,
    most: most ?? null,
    pattern: pattern ?? null,
  }
}
