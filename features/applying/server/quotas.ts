import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import { findGender, genders } from '#features/auth/rules/facts.ts'
import type { Save } from '#features/registers/server/check-save.ts'
import { registerModel } from '#features/registers/server/register-model.ts'
import { quotaMessages as text } from '../rules/quota-messages.ts'
import { type Quotas, quotasOf } from '../rules/quotas.ts'
import { quotaModel as table } from '../wire/quota.ts'

/** Quotas that applicants claim (READINGS R-96). */
export const quotaModel = registerModel({
  table,
  label: common.quota,
  identifier: ['Name'],
  register: {
    group: 'academic',
    plural: text.plural,
    place: 11,
    namedIn: [
      { table: 'n_entrance_reg', column: 'selectedquota' },
      { table: 'n_scholarship_open', column: 'quotas' },
    ],
  },
  check: proofsInBoth,
  columns: [
    column.text('Name', common.name, {
      mandatory: true,
      isUnique: true,
      createOnly: true,
      maxLength: 60,
      pattern: { matches: /^[^,]+$/, message: text['no-comma'] },
      help: text['name-help'],
    }),
    column.text('name_ne', officeLabels.nameInNepali, { mandatory: true, maxLength: 120 }),
    column.list('gender', text.gender, { values: genders, help: text['gender-help'] }),
    column.text('proofs', text.proofs, { maxLength: 200, help: text['proofs-help'] }),
    column.text('proofs_ne', text['proofs-ne'], { maxLength: 200 }),
  ],
})

function proofsInBoth({ record }: Save): readonly FieldError[] {
  const isIn = (name: string) => (record[name] ?? '') !== ''
  if (isIn('proofs') === isIn('proofs_ne')) return []
  const field = isIn('proofs') ? 'proofs_ne' : 'proofs'
  return [{ field, message: text['proofs-both'] }]
}

/** The register of quotas, inactive ones too: applications of before name them. */
export async function readQuotas(reader: Reader): Promise<Quotas> {
  const rows = await reader
    .selectFrom('n_quota')
    .select(['name as en', 'name_ne as ne', 'gender', 'proofs', 'proofs_ne', 'isactive'])
    .orderBy('n_quota_id')
    .execute()
  return quotasOf(
    rows.map(({ en, ne, gender, proofs, proofs_ne, isactive }) => ({
      name: en,
      label: { en, ne },
      gender: findGender(gender ?? ''),
      proofs: proofs === '' ? null : { en: proofs, ne: proofs_ne },
      isOffered: isactive,
    })),
  )
}
