import * as common from '#platform/pure/labels/common.ts'
import { everyoneReads } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'

const name = column.text('Name', common.name, readOnly)
const nepaliName = column.text('name_ne', { en: 'Nepali Name', ne: 'नेपाली नाम' }, readOnly)
const place = {
  identifier: ['Name'],
  owner: { is: 'nobody' },
  access: everyoneReads,
  shared: true,
} as const

export const placeLabels = {
  province: { en: 'Province', ne: 'प्रदेश' },
  district: { en: 'District', ne: 'जिल्ला' },
  localLevel: { en: 'Municipality', ne: 'स्थानीय तह' },
} as const

/** Provinces, districts and local levels; ids are the official census codes. */
export const placeModels: readonly Model[] = [
  { table: 'n_province', label: placeLabels.province, ...place, columns: [name, nepaliName] },
  {
    table: 'n_district',
    label: placeLabels.district,
    ...place,
    columns: [
      name,
      nepaliName,
      column.reference('n_province_ID', placeLabels.province, { to: 'n_province', ...readOnly }),
    ],
  },
  {
    table: 'n_locgov',
    label: placeLabels.localLevel,
    ...place,
    columns: [
      name,
      nepaliName,
      column.reference('n_district_ID', placeLabels.district, { to: 'n_district', ...readOnly }),
      column.integer('wards', { en: 'Wards', ne: 'वडा' }, readOnly),
    ],
  },
]
