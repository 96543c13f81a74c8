import { expect } from 'vitest'
import { storeLoan } from '#features/library/testing/book.factory.ts'
import { aScholarship, storeScholarship } from '#kinds/scholarship/testing/scholarship.factory.ts'
import { todayOf } from '#testing/test-server.ts'
import { academicsOf as academicsInTests } from '#testing/kinds/programs-in-tests.ts'
import { at, headOf, idAt, type Json, pdfHead, recordsOf } from './foreign-client.ts'
import { enrollmentOf, placeFilter, type Studies } from './foreign-place.ts'

/** Applies for a scholarship, and prints the form when the university has read it. */
export async function appliesForAScholarship(studies: Studies): Promise<void> {
  const { client, university } = studies
  const place = { today: todayOf(university), academics: await academicsInTests(university) }
  const row = aScholarship('open', { name: 'Dalit and Janajati', ...place })
  await university.database.transaction((transaction) => storeScholarship(transaction, row))
  const { enrollment, place: own } = await enrollmentOf(studies)
  const $filter = `${placeFilter(enrollment)} and DateTo ge '${place.today}'`
  const open = await client.list('n_scholarship_open', { $filter })
  const id = idAt(open, 'records.*.id')
  const opening = (await client.record('n_scholarship_open', id)) as Json
  const application = await client.create('n_scholarship_reg', {
    ...own,
    n_scholarship_open_ID: id,
    n_sem_year_ID: idAt(opening, 'n_sem_year_ID.id'),
    Amount: 999_999,
    eligible: true,
  })
  expect(application).toMatchObject({ Amount: at(opening, 'Amount'), eligible: false })
  const n_scholarship_reg_ID = idAt(application, 'id')
  const registrar = await university.staff('registrar')
  await registrar.post('/api/v1/processes/scholarship_document_action', {
    n_scholarship_reg_ID,
    doc_action: 'AP',
  })
  const mine = { $filter: `${client.own} and ${placeFilter(enrollment)}` }
  expect(recordsOf(await client.list('n_scholarship_reg', mine))).toHaveLength(1)
  const form = await client.print('scholarship_application_print', { n_scholarship_reg_ID })
  expect(headOf(form)).toBe(pdfHead)
}

/** Registers with the university once, however often it is asked, and prints the form. */
export async function registersWithTheUniversity(studies: Studies): Promise<void> {
  const { client } = studies
  const { place } = await enrollmentOf(studies)
  const asked = { ...place, totalfee: 0, feepaid: 0 }
  const made = await client.create('n_noureg', asked)
  expect(idAt(await client.create('n_noureg', asked), 'id')).toBe(idAt(made, 'id'))
  const [own] = recordsOf(await client.list('n_noureg', { $filter: client.own, $top: '1' }))
  expect(own).toMatchObject({ totalfee: 1_500, feepaid: 0 })
  const form = await client.print('university_registration_form', {
    n_university_reg_ID: idAt(made, 'id'),
  })
  expect(headOf(form)).toBe(pdfHead)
}

/** Reads which books are due. */
export async function readsBooks({ client, university }: Studies): Promise<void> {
  const copy = { value: 'FOREIGN-1', name: 'Physics' }
  const at = { copy, partnerId: client.partnerId, today: todayOf(university), dueInDays: 3 }
  await university.database.transaction((transaction) => storeLoan(transaction, at))
  const books = recordsOf(await client.list('a_asset', { $filter: client.own }))
  expect(books).toMatchObject([{ Name: 'Physics' }])
}
