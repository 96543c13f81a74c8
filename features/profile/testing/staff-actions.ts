import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { expect } from 'vitest'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { aDouble } from '#testing/double-in-tests.ts'

export const profileActions: ActionExamples = (at) => {
  const correction = async () => {
    const person = await at.signIn((await at.student()).email)
    const sent = await person.post('/nou/profile/correction', {
      field: 'Name',
      value: 'Sita Rai',
      prooffile: aPdf().toString('base64'),
      prooffilename: 'citizenship.pdf',
    })
    return { correction_ID: sent.body['n_correction_ID'] }
  }
  return {
    double_person_settle: async () => ({
      by: 'registrar',
      body: {
        double_person_ID: (await aDouble(at)).double_person_ID,
        is_one: false,
        note: 'Cousins with one phone',
      },
      table: 'double_person',
      before: { is_one: null },
      after: { is_one: false, note: 'Cousins with one phone' },
    }),
    photo_crop: async () => {
      const { partnerId } = await at.student({ complete: true })
      const { logo_id } = await at.database.kysely
        .selectFrom('c_bpartner')
        .select('logo_id')
        .where('c_bpartner_id', '=', partnerId)
        .executeTakeFirstOrThrow()
      const part = { left: 20, top: 30, width: 270, height: 347 }
      return {
        by: 'registrar',
        body: { C_BPartner_ID: partnerId, ad_image_ID: logo_id, ...part },
        table: 'c_bpartner',
        before: { Logo_ID: logo_id },
        after: { Logo_ID: expect.any(Number) },
      }
    },
    correction_accept: async () => ({
      by: 'registrar',
      body: await correction(),
      table: 'n_correction',
      before: { state: 'proposed' },
      after: { state: 'accepted', field_name: 'Name', value: 'Sita Rai' },
    }),
    correction_return: async () => ({
      by: 'registrar',
      body: { ...(await correction()), reason: 'Not the same name' },
      table: 'n_correction',
      before: { state: 'proposed' },
      after: { state: 'returned', reason: 'Not the same name' },
    }),
  }
}
