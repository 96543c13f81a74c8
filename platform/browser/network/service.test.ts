import { describe, expect, it } from 'vitest'
import type { RestClient } from './rest-client.ts'
import { NoAnswer, RestProblem } from './rest-failure.ts'
import { readActiveEnrollment } from '#features/enrollment/portal/enroll.ts'
import { sendVoucher } from '#features/payments/portal/pay/payer.ts'
import {
  downloadPaymentAttachment,
  findWaitingVoucher,
} from '#features/payments/portal/payments.queries.ts'
import { putProfile } from '#features/profile/portal/profile.queries.ts'
import { generalMessages, imageMessages } from '#features/profile/rules/messages.ts'
import { asService } from './service.ts'

const bare = { title: '', detail: '', code: '', errors: [] }

function failing(error: Error): RestClient {
  const fail = async () => {
    throw error
  }
  return { get: fail, post: fail, put: fail, delete: fail, bearer: fail }
}

const down = failing(new RestProblem(500, bare))
const target = { type: 'ENTRANCE', referenceId: 1, name: '', amount: 0 } as never

describe('a service that fails without a word of the server throws the catalogue’s (SPEC §8)', () => {
  it.each([
    [
      'Failed to update user info',
      () => putProfile(down, 1, { body: {}, failed: generalMessages['save-failed-short'] }),
    ],
    [
      'Failed to upload profile picture',
      () => putProfile(down, 1, { body: {}, failed: imageMessages['photo-failed-short'] }),
    ],
    ['Failed to fetch program enrollment info', () => readActiveEnrollment(down, 1)],
    ['Error saving Payment Voucher', () => sendVoucher(down, {} as never, {})],
    ['issue while downloading voucher', () => downloadPaymentAttachment(down, 1)],
    ['Failed to fetch payment details', () => findWaitingVoucher(down, target, null)],
  ])('%s', async (sentence, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'ServiceFailure', message: sentence })
  })
})

describe('messages of the server and unknown texts pass unchanged', () => {
  const failed = { en: 'Failed', ne: '' }
  it.each([
    new RestProblem(409, { ...bare, detail: 'A voucher is waiting.' }),
    new RestProblem(504, bare),
    new NoAnswer('timeout', true),
  ])('%s', async (error) => {
    const { get } = failing(error)
    await expect(asService(failed, () => get('/'))).rejects.toBe(error)
  })
})
