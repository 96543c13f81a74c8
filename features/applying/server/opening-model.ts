import * as common from '#platform/pure/labels/common.ts'
import { everyoneReads } from '#features/roles/server/staff-access.ts'
import { academicReferences } from '#features/institution/server/academic.models.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { ModelBase } from '#platform/server/database/columns.ts'
import type { AcademicIdColumns } from './academic-rows.ts'

/** Columns every table of openings has. */
export type OpeningColumns = ModelBase & AcademicIdColumns & { name: string }

/** Openings: a name, the place it leads to, and the kind's own columns; the same list for all readers. */
export function openingModel({
  columns,
  gate,
  ...model
}: Pick<Model, 'table' | 'label' | 'columns' | 'children' | 'showsKey'> & {
  /** Gate for students who may see it, if not all may (SECURITY T38). */
  readonly gate?: string
}): Model {
  return {
    ...model,
    identifier: ['Name'],
    owner: { is: 'nobody' },
    access: gate ? { ...everyoneReads, student: { read: 'all', gate } } : everyoneReads,
    shared: true,
    columns: [column.text('Name', common.name, readOnly), ...academicReferences, ...columns],
  }
}
