import * as common from '#platform/pure/labels/common.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { registryReads } from '#features/roles/server/staff-access.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { createAddressHook, updateAddressHook } from './address.hooks.ts'
import { completeOwner } from '../complete-registration.ts'
import { placeLabels } from './places.models.ts'

/** A student's Permanent and Temporary address; the server composes its Name (READINGS ). */
export const addressModel: Model = {
  table: 'c_bpartner_location',
  label: { en: 'Address', ne: 'ठेगाना' },
  identifier: ['Name'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: {
    ...registryReads,
    student: {
      read: 'own',
      create: true,
      update: ['n_province_ID', 'n_district_ID', 'n_locgov_ID', 'ward_no', 'tole_name', 'Name'],
    },
  },
  hooks: {
    create: createAddressHook,
    update: updateAddressHook,
    afterCreate: completeOwner,
    afterUpdate: completeOwner,
  },
  columns: [
    partnerReference,
    column.list(
      'address_type',
      { en: 'Address Type', ne: 'ठेगानाको प्रकार' },
      {
        values: {
          Permanent: { en: 'Permanent', ne: 'स्थायी' },
          Temporary: { en: 'Temporary', ne: 'अस्थायी' },
        },
        aliases: ['location_type'],
        createOnly: true,
        mandatory: true,
      },
    ),
    column.reference('n_province_ID', placeLabels.province, { to: 'n_province' }),
    column.reference('n_district_ID', placeLabels.district, { to: 'n_district' }),
    column.reference('n_locgov_ID', placeLabels.localLevel, { to: 'n_locgov' }),
    column.integer('ward_no', { en: 'Ward', ne: 'वडा' }),
    column.text('tole_name', { en: 'Tole/Street', ne: 'टोल/सडक' }),
    column.text('Name', common.name),
  ],
}
