import { afterAll, beforeAll, expect, it } from 'vitest'
import { anApplicant, aSlip } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { grownBy } from '#testing/pages-read.ts'

let at: TestServer
let staff: Person
let waiting: { readonly partnerId: number; readonly record: number }
beforeAll(async () => {
  at = await testServer({ idleJobs: true })
  staff = await at.staff('administrator')
  await anApplicant(at)
  const applicant = await anApplicant(at)
  const sent = await applicant.uploadVoucher(aSlip())
  waiting = { partnerId: applicant.partnerId, record: Number(sent.body['C_Payment_ID']) }
})
afterAll(() => at.close())

const sizes = [
  [1, 50],
  [51, 500],
  [501, 12_000],
] as const
/** Reading the smallest of the grown tables to its end would be more; a hundred rows with a name each are less. */
const mostGrowth = 150

/** Runs a process as the office does; one that fails ends the test. */
async function run(slug: string, body: object = {}): Promise<void> {
  const answer = await staff.post(`/api/v1/processes/${slug}`, body)
  if (answer.status !== 200 || answer.body['isError'] === true)
    throw new Error(`${slug}: ${answer.text}`)
}

const looks: Readonly<Record<string, () => Promise<unknown>>> = {
  'the queue of entrances': () => run('desk_list', { queue: 'entrance' }),
  'the queue of vouchers': () => run('desk_list', { queue: 'vouchers' }),
  'all queues': () => run('desk_queues'),
  'what waits of a name': () => run('desk_search', { typed: 'Sita Rai' }),
  'what waits under a transaction number': () => run('desk_search', { typed: 'G1000001' }),
  'what waits under the number of a slip': () => run('desk_search', { typed: 'NB-1000001' }),
  'students of a name': () => run('students_find', { typed: 'Sita Rai' }),
  "a student's file": () => run('student_file', { C_BPartner_ID: waiting.partnerId }),
  'a voucher': () => run('desk_item', { queue: 'vouchers', record: waiting.record }),
  'the audit': () => run('audit_entries'),
  'what waits for a second person': () => run('proposals_open'),
  'the day of the library': () => run('library_day'),
}

it('the pages the office reads grow with what is shown, not with what is stored', async () => {
  expect(await grownBy(mostGrowth, at, { sizes, looks })).toEqual({})
})
