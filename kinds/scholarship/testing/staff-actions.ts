import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Person } from '#testing/person.ts'
import { scholarshipInTests } from '#testing/kinds/scholarship-in-tests.ts'
import { someone } from '#testing/kinds/program-applicant.ts'

export const scholarshipActions: ActionExamples = (at) => {
  const scholarship = async (
    upTo: 'applied' | 'checked' | 'awarded' = 'applied',
    member?: Person,
  ) => {
    const { person } = await someone(at)
    await scholarshipInTests.prepare(at, person)
    const openingId = await scholarshipInTests.open(at, rupees(15_000))
    const body = scholarshipInTests.body(openingId)
    const applied = await person.post('/api/v1/models/n_scholarship_reg', body)
    const id = Number(applied.body['id'])
    await at.database.kysely
      .insertInto('scholarship_member')
      .values({
        n_scholarship_open_id: openingId,
        ad_user_id: (member ?? (await at.staff('registrar'))).userId,
      })
      .execute()
    const facts = {
      applied: {},
      checked: { docstatus: 'AP' },
      awarded: { docstatus: 'CO', awarded: rupees(15_000) },
    }[upTo]
    await at.database.kysely
      .updateTable('n_scholarship_reg')
      .set({ updatedby: 0, ...facts })
      .where('n_scholarship_reg_id', '=', id)
      .execute()
    return id
  }
  const reason = 'Given to somebody else'
  return {
    scholarship_document_action: async () => ({
      by: 'registrar',
      body: {
        n_scholarship_reg_ID: await scholarship(),
        doc_action: 'RJ',
        reason: 'The proof of income is missing.',
        reason_ne: 'आम्दानीको प्रमाण छैन।',
      },
      table: 'n_application_return',
      before: { reason: null },
      after: { reason: 'The proof of income is missing.' },
    }),
    scholarship_member: async () => {
      const n_scholarship_open_ID = await scholarshipInTests.open(at, rupees(15_000))
      const AD_User_ID = (await at.staff('librarian')).userId
      return {
        by: 'registrar',
        body: { n_scholarship_open_ID, AD_User_ID, is_member: true },
        table: 'n_scholarship_open',
        before: { is_member: false },
        after: { ad_user_id: AD_User_ID, is_member: true },
      }
    },
    scholarship_score: async () => {
      const as = await at.staff('registrar')
      return {
        by: 'registrar',
        as,
        body: { n_scholarship_reg_ID: await scholarship('checked', as), score: '72.5' },
        table: 'n_scholarship_reg',
        before: { score: null },
        after: { score: 72.5 },
      }
    },
    scholarship_award: async () => {
      const as = await at.staff('registrar')
      return {
        by: 'registrar',
        as,
        body: { n_scholarship_reg_ID: await scholarship('checked', as), reason },
        table: 'n_proposal',
        before: {},
        after: { sort: 'scholarship-award' },
      }
    },
    scholarship_decline: async () => {
      const as = await at.staff('registrar')
      return {
        by: 'registrar',
        as,
        body: { n_scholarship_reg_ID: await scholarship('checked', as), reason },
        table: 'n_scholarship_reg',
        before: { docstatus: 'AP' },
        after: { docstatus: 'CL', reason },
      }
    },
    scholarship_set_off: async () => {
      const n_scholarship_reg_ID = await scholarship('awarded')
      const { c_bpartner_id } = await at.database.kysely
        .selectFrom('n_scholarship_reg')
        .select('c_bpartner_id')
        .where('n_scholarship_reg_id', '=', n_scholarship_reg_ID)
        .executeTakeFirstOrThrow()
      const { n_noureg_id } = await at.database.kysely
        .insertInto('n_noureg')
        .values((of) => ({
          c_bpartner_id,
          totalfee: rupees(1_500),
          n_program_enroll_id: of
            .selectFrom('n_program_enroll')
            .select('n_program_enroll_id')
            .where('c_bpartner_id', '=', c_bpartner_id),
        }))
        .returning('n_noureg_id')
        .executeTakeFirstOrThrow()
      const fee = { payment_type: 'LTU', payment_reference_id: n_noureg_id }
      return {
        by: 'cashier',
        body: { n_scholarship_reg_ID, ...fee },
        table: 'n_proposal',
        before: {},
        after: { sort: 'scholarship-set-off' },
      }
    },
  }
}
