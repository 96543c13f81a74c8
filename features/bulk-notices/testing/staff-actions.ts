import * as v from 'valibot'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { anApplicant } from '#testing/applicant.ts'
import type { TestServer } from '#testing/test-server.ts'

const texts = { text: 'Hall changed.', text_ne: 'हल बदलियो।' }

/** Arguments of a notice to the applicants of an entrance opening. */
export function noticeToApplicants(openingId: number) {
  return {
    ...texts,
    audience: 'applicants',
    opening_model: 'n_entrance_open',
    opening: openingId,
  }
}

async function aDraft(at: TestServer): Promise<number> {
  const { openingId } = await anApplicant(at)
  const registrar = await at.staff('registrar')
  const planned = await registrar.post(
    processPath('bulk_notice_plan'),
    noticeToApplicants(openingId),
  )
  return v.parse(v.object({ notice_ID: v.number() }), planned.body['data']).notice_ID
}

export const bulkNoticesActions: ActionExamples = (at) => ({
  bulk_notice_plan: async () => ({
    by: 'registrar',
    body: noticeToApplicants((await anApplicant(at)).openingId),
    table: 'bulk_notice',
    before: {},
    after: { notice: texts.text, notice_ne: texts.text_ne, send_at: null },
  }),
  bulk_notice_send: async () => {
    const id = await aDraft(at)
    return {
      by: 'registrar',
      body: { notice_ID: id, people: 1 },
      table: 'bulk_notice',
      before: {},
      after: { people: 1 },
    }
  },
  bulk_notice_take_back: async () => ({
    by: 'registrar',
    body: { notice_ID: await aDraft(at) },
    table: 'bulk_notice',
    before: { taken_back: null },
    after: { sent: 0 },
  }),
})
