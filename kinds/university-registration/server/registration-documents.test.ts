import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { print } from '#testing/printed-document.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())

const record = (value: string, passed_year: string) => ({
  value,
  passed_year,
  uni_board: 'NEB',
  institute: 'Shantinagar College',
  description: '',
  grading_type: 'G' as const,
  obtained_marks: 3.4,
  full_marks: 4,
})

it('has the person, masked number, address and newest records on one page', async () => {
  const { email, partnerId } = await at.student()
  await enrollPartner(at, { partnerId })
  await at.database.kysely
    .updateTable('c_bpartner')
    .set({ citizen_no: '12-01-70-12345', gender: 'female' })
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  const years = ['2074', '2076', '2078']
  await at.database.kysely
    .insertInto('n_bpaca_info')
    .values(years.map((year) => ({ ...record('SLC', year), c_bpartner_id: partnerId })))
    .execute()
  const person = await at.signIn(email)
  const { body } = await person.post('/api/v1/models/n_noureg', {})
  const { pdf } = await print(person, 'university_registration_form', {
    n_university_reg_ID: body['id'],
  })
  const text = pdfText(pdf)
  for (const shown of ['Female महिला', '12-01-•••••', '2080', '2078', '2076', 'Rs. 0 paid so far'])
    expect(text).toContain(shown)
  for (const hidden of ['12345', '2074']) expect(text).not.toContain(hidden)
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1)
})
