import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/sha'
import type { Challenge } from 'altcha-lib/types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishEntrance } from '#testing/kinds/entrance-result.ts'
import { openProgram } from '#testing/kinds/program-applicant.ts'
import type { Person } from '#testing/person.ts'
import { academicsOf as academicsInTests } from '#testing/kinds/programs-in-tests.ts'
import { computerScienceCourses } from '#features/programs/testing/course-catalogue.ts'
import { portrait } from '#features/profile/testing/portrait.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { todayOf } from '#testing/test-server.ts'
import {
  academicsOf,
  at,
  ForeignClient,
  headOf,
  idAt,
  type Json,
  pdfHead,
  person,
  recordsOf,
  tenant,
} from './foreign-client.ts'
import { asksForRetotaling, readsTheResult, sitsAnExam } from './foreign-exam.ts'
import {
  appliesForAScholarship,
  readsBooks,
  registersWithTheUniversity,
} from './foreign-studies.ts'
import { slip } from '../office/slips.ts'
import { neverAsked } from './specification-calls.ts'
import { openUniversity, type University } from '../university.ts'

/** One student's life by a client that knows the specification's calls (§7) and nothing of the product. */
const password = 'Ghumti-Phul-77'

let university: University
let client: ForeignClient
let today: string
let entranceId = 0
beforeAll(async () => {
  university = await openUniversity()
  client = new ForeignClient(university.origin)
  today = todayOf(university)
  const academics = await academicsInTests(university)
  const row = anEntranceOpening('open', { name: 'Entrance', today: todayOf(university), academics })
  await university.database.transaction((transaction) => storeOpening(transaction, row))
  await openProgram(university, { semester: 'I', courses: computerScienceCourses.I })
  await openProgram(university, { semester: 'II', courses: computerScienceCourses.II })
})
afterAll(() => university.close())

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Action of the university at its own desk. */
async function desk(who: Person, slug: string, facts: Json): Promise<void> {
  const { body } = await who.post(`/api/v1/processes/${slug}`, facts)
  if (body['isError'] !== false) throw new Error(`${slug}: ${JSON.stringify(body)}`)
}

it('signs up, asks for a password, and logs in', async () => {
  const challenge = (await client.get('/nou/captcha/challenge')) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  await client.post('/nou/nouuser', {
    name: person.name,
    name_nepali: 'माया गुरुङ',
    phone: '9841234567',
    email: person.email,
    gender: 'female',
    dob: '2007-03-14 00:00:00',
    password,
    recaptchaToken: btoa(JSON.stringify({ challenge, solution })),
  })
  const command = { Email: person.email, Birthday: '2007-03-14' }
  expect(await client.get('/nou/nouuser/resetpassword', command)).toMatchObject({ Message: 'true' })
  await client.logIn(person.email, password)
  await client.list('n_entrance_open', { $filter: "apply_uptolate ge '2025-07-27'" })
})

it('fills the profile', async () => {
  const provinces = await client.post('/nou/location/provinces', { C_Country_ID: 258 })
  const placesOf = (answer: unknown): unknown =>
    typeof at(answer, 'data') === 'string'
      ? JSON.parse(String(at(answer, 'data')))
      : at(answer, 'records')
  const n_province_ID = idAt(placesOf(provinces), '*.n_province_id')
  const districts = placesOf(await client.post('/nou/location/districts', { n_province_ID }))
  const n_district_ID = idAt(districts, '*.n_district_id')
  const localgovs = placesOf(await client.post('/nou/location/localgovs', { n_district_ID }))
  const n_locgov_ID = idAt(localgovs, '*.n_localgov_id')

  const expanded = { $expand: 'c_bpartner_location,n_bpaca_info' }
  const profile = await client.record('c_bpartner', client.partnerId, expanded)
  await client.update('c_bpartner', client.partnerId, {
    father_name: 'Hari Gurung',
    mother_name: 'Devi Gurung',
    grand_father_name: 'Man Gurung',
    grand_mother_name: 'Suk Gurung',
    Phone2: '9812345678',
    maritial_status: 'single',
    cast_ethinicity: 'Gurung',
    religion: 'Buddhist',
    nationality: 'Nepali',
    citizen_no: '12-01-70-01234',
  })
  for (const [column, propertyLabel] of [
    ['Logo_ID', 'Photo'],
    ['Signature_ID', 'Signature'],
  ] as const) {
    const data = base64(await portrait(propertyLabel.length))
    const image = {
      name: `${propertyLabel}.jpg`,
      imageurl: '',
      propertyLabel,
      data,
      'model-name': 'ad_image',
    }
    await client.update('c_bpartner', client.partnerId, { [column]: image })
  }
  const addresses = at(profile, 'c_bpartner_location')
  expect(addresses).toHaveLength(2)
  for (const address of addresses as Json[])
    await client.update('c_bpartner_location', idAt(address, 'id'), {
      address_type: at(address, 'address_type.id'),
      n_province_ID,
      n_district_ID,
      n_locgov_ID,
      ward_no: 3,
      tole_name: 'Tole 1',
      Name: 'whatever',
    })
  const marksheet = (await slip(7)).buffer
  const education = {
    C_BPartner_ID: client.partnerId,
    institution: 'Rasuwa School',
    level: '2plus_two',
    levelname: 'Plus Two/Intermediate',
    majorSubject: 'Science',
    endYear: '2080',
    board: 'NEB',
    gradingType: 'G',
    gradingTypeName: 'CGPA',
    fullMarks: '4.0',
    obtainedMarks: '3.4',
    marksheetfile: base64(marksheet),
    characterfile: '',
    otherfile: '',
  }
  await client.post('/nou/academic_record/save', education)
  await client.post('/nou/academic_record/save', { ...education, level: '1slc', levelname: 'SLC' })
  const done = await client.record('c_bpartner', client.partnerId, expanded)
  expect(at(done, 'CompletedRegistration')).toBe(true)
  const records = at(done, 'n_bpaca_info') as Json[]
  expect(records).toHaveLength(2)
  const [one, other] = records
  const named = { model_name: 'n_bpaca_info', record_id: idAt(one, 'id') }
  const zip = await client.post('/nou/attachment/getAttachmentZip', named)
  expect(
    Buffer.from(String(at(zip, 'data')), 'base64')
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const more = { ...named, filename: 'transcript.jpg', filedata: base64(marksheet) }
  await client.post('/nou/attachment/upload', more)
  expect(await client.delete('n_bpaca_info', idAt(other, 'id'))).toEqual({ msg: 'Deleted' })
  await client.list('ad_note', {
    $filter: `AD_User_ID eq ${client.userId}`,
    $orderby: 'Created desc',
  })
})

it('applies for the entrance, pays by wallet, and prints the admit card', async () => {
  const open = recordsOf(
    await client.list('n_entrance_open', { $filter: `apply_uptolate ge '${today}'` }),
  )
  const opening = (await client.record('n_entrance_open', idAt(open, '*.id'))) as Json
  const application = await client.create('n_entrance_reg', {
    ...tenant,
    ...academicsOf(opening),
    n_entrance_open_ID: idAt(opening, 'id'),
    C_BPartner_ID: client.partnerId,
    totalfee: at(opening, 'examfee'),
    feepaid: 0,
    selectedQuota: 'Open,Female',
    eligible: false,
  })
  entranceId = idAt(application, 'id')
  const amount = Number(at(application, 'totalfee')) * 100
  const target = { payment_type: 'ENTRANCE', payment_reference_id: entranceId }
  await client.payWithKhalti({ ...target, amount }, person)
  const applied = { $expand: 'C_Payment', $filter: client.own }
  const [mine] = recordsOf(await client.list('n_entrance_reg', applied))
  expect(mine).toMatchObject({ IsPaid: true, C_Payment: [{ PayAmt: amount / 100 }] })
  const registrar = await university.staff('registrar')
  const named = { n_entrance_reg_ID: entranceId }
  await desk(registrar, 'entrance_document_action', { ...named, doc_action: 'AP' })
  await desk(registrar, 'entrance_set_number', named)
  expect(headOf(await client.print('entrance_form', named))).toBe(pdfHead)
  await publishEntrance(university, [entranceId])
})

/** Enrollment where there is none, application with the chosen courses, voucher, approval; what was applied for. */
async function register(semester: 'eq' | 'gt', type: 'ADMISSION' | 'STUDENT_FEE'): Promise<Json> {
  const openings = recordsOf(
    await client.list('n_program_cregopen', {
      $filter: `DateTo ge '${today}' and n_sem_year_ID ${semester} 1000000`,
    }),
  )
  const id = idAt(openings, '*.id')
  const opening = (await client.record('n_program_cregopen', id, {
    $expand: 'n_batch_course',
  })) as Json
  const enrolled = { $filter: client.own, $orderby: 'Created desc', $top: '1' }
  const known = recordsOf(await client.list('n_program_enroll', enrolled))
  const place = {
    ...tenant,
    ...academicsOf(opening),
    C_BPartner_ID: client.partnerId,
    n_sem_year_ID: idAt(opening, 'n_sem_year_ID.id'),
  }
  const enrollment =
    known[0] ??
    (await client.create('n_program_enroll', {
      ...place,
      urollstatus: false,
      urollno: null,
      isPassedOut: false,
      isDropOut: false,
    }))
  const fee = (name: string) => Number(at(opening, name) ?? 0)
  const application = await client.create('n_program_creg', {
    ...place,
    n_program_cregopen_ID: id,
    n_program_enroll_ID: idAt(enrollment, 'id'),
    admissionfee: fee('admissionfee'),
    libraryfee: fee('libraryfee'),
    practicalfee: fee('practicalfee'),
    semyearfee: fee('semyearfee'),
    totalfee: 1,
    feepaid: 0,
    n_program_cregdetails: at(opening, 'n_batch_course'),
  })
  const n_program_creg_ID = idAt(application, 'id')
  const owed = Number(at(application, 'totalfee'))
  const { buffer, name } = await slip(type.length)
  const saved = await client.post('/nou/voucherpay/save', {
    payamt: owed,
    C_BPartner_ID: client.partnerId,
    payment_type: type,
    payment_reference_id: n_program_creg_ID,
    filename: name,
    filedata: base64(buffer),
  })
  const c_payment_ID = idAt(saved, 'C_Payment_ID')
  await desk(await university.staff('cashier'), 'voucher_approve', { c_payment_ID, amount: owed })
  const registrar = await university.staff('registrar')
  await desk(registrar, 'program_document_action', { n_program_creg_ID, doc_action: 'AP' })
  const listed = { $expand: 'C_Payment,n_program_cregdetails', $filter: client.own }
  const all = recordsOf(await client.list('n_program_creg', listed))
  const [mine] = all.filter((each) => each['id'] === n_program_creg_ID)
  expect(mine).toMatchObject({ IsPaid: true, DocStatus: { id: 'AP' } })
  expect(headOf(await client.print('course_registration_form', { n_program_creg_ID }))).toBe(
    pdfHead,
  )
  return mine ?? {}
}

it('is admitted, and registers for the second semester', async () => {
  const admission = await register('eq', 'ADMISSION')
  expect(at(admission, 'n_program_cregdetails')).toHaveLength(7)
  const [enrollment] = recordsOf(
    await client.list('n_program_enroll', { $filter: client.own, $top: '1' }),
  )
  expect(enrollment).toMatchObject({ urollstatus: true })
  await register('gt', 'STUDENT_FEE')
})

it('registers for an exam, reads its result, and asks for retotaling', async () => {
  const sat = await sitsAnExam({ client, university })
  await readsTheResult({ client, university }, sat)
  await asksForRetotaling({ client, university }, sat.exam)
})

it('applies for a scholarship, registers with the university, reads its books', async () => {
  await appliesForAScholarship({ client, university })
  await registersWithTheUniversity({ client, university })
  await readsBooks({ client, university })
})

it('sees its payments, leaves a note of a fee, and logs out', async () => {
  const payments = recordsOf(await client.list('c_payment', { $filter: client.own }))
  expect(payments).toHaveLength(4)
  const vouchers = payments.filter((each) => at(each, 'TenderType.id') === 'Voucher')
  expect(vouchers).toHaveLength(2)
  const named = { model_name: 'c_payment', record_id: idAt(vouchers, '*.id') }
  const zip = await client.post('/nou/attachment/getAttachmentZip', named)
  expect(String(at(zip, 'data'))).not.toBe('')
  await client.post('/nou/attachment/getEntriesNames', named)
  await client.create('n_student_fee', {
    C_BPartner_ID: client.partnerId,
    tendertype: 'Khalti',
    ReceiptRefund: 'receipt',
  })
  await client.logOut()
  await expect(client.record('c_bpartner', client.partnerId)).rejects.toThrow('401')
  await client.post('/nou/location/provinces', { C_Country_ID: 258 })
})

it('has made every call of the specification', () => {
  expect(neverAsked(client.sent)).toEqual([])
})
