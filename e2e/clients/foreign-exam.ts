import { expect } from 'vitest'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { todayOf } from '#testing/test-server.ts'
import { aCentre } from '#testing/kinds/examination-in-tests.ts'
import { aMarking, type Marking, release } from '#testing/kinds/results-in-tests.ts'
import { at, headOf, idAt, type Json, pdfHead, person, recordsOf } from './foreign-client.ts'
import { enrollmentOf, placeFilter, type Studies } from './foreign-place.ts'

const course = 'CSC151'

/** Registers for an exam, pays, and prints form and card; the registration. */
export async function sitsAnExam(studies: Studies): Promise<{ marking: Marking; exam: Json }> {
  const { client, university } = studies
  const marking = await aMarking(university)
  const { enrollment, place } = await enrollmentOf(studies)
  const [registered] = recordsOf(
    await client.list('n_program_creg', {
      $filter: `${client.own} and n_sem_year_ID eq 1000001`,
      $expand: 'n_program_cregdetails',
    }),
  )
  await university.database.kysely
    .updateTable('n_program_cregdetails')
    .set({ internal_om: 30 })
    .where('n_program_creg_id', '=', idAt(registered, 'id'))
    .execute()
  const open = await client.list('n_exam_open', { $filter: placeFilter(enrollment) })
  const opening = (await client.record('n_exam_open', idAt(open, 'records.*.id'))) as Json
  const details = at(registered, 'n_program_cregdetails') as readonly Json[]
  const chosen = details.find((each) =>
    String(at(each, 'n_course_ID.identifier')).startsWith(course),
  )
  const application = await client.create('n_exam_reg', {
    ...place,
    urollno: at(enrollment, 'urollno'),
    n_exam_open_ID: idAt(opening, 'id'),
    n_exam_master_ID: idAt(opening, 'n_exam_master_ID.id'),
    n_sem_year_ID: idAt(opening, 'n_sem_year_ID.id'),
    totalfee: 1,
    feepaid: 0,
    n_exam_regdetails: [{ n_course_ID: idAt(chosen, 'n_course_ID.id'), examtype: 'REG' }],
  })
  const n_exam_reg_ID = idAt(application, 'id')
  const amount = Number(at(application, 'totalfee')) * 100
  const target = { payment_type: 'EXAM', payment_reference_id: n_exam_reg_ID, amount }
  await client.payWithKhalti(target, person)
  await marking.run('exam_document_action', { n_exam_reg_ID, doc_action: 'AP' })
  await laidOut(marking, addDays(todayOf(university), -1))
  const mine = {
    $filter: `${client.own} and n_program_enroll_ID eq ${place.n_program_enroll_ID}`,
    $expand: 'n_exam_regdetails',
  }
  const [exam = {}] = recordsOf(await client.list('n_exam_reg', mine))
  expect(exam).toMatchObject({ IsPaid: true, DocStatus: { id: 'AP' } })
  for (const more of [{}, { report_subtype: 'EXAM_CARD' }])
    expect(
      headOf(await client.print('examination_application_form', { n_exam_reg_ID, ...more })),
    ).toBe(pdfHead)
  return { marking, exam }
}

/** Sets a routine for an exam paper of a past day, so that its marks are not early. */
async function laidOut(marking: Marking, day: Day): Promise<void> {
  const body = { n_exam_master_ID: marking.examId }
  await marking.run('exam_symbol_numbers', body)
  const { centreId } = await aCentre(marking, 'Dhunche', { 'Room 204': 40 })
  await marking.setRoutine(course, [day, '11:00', '14:00'])
  await marking.run('exam_seats', { ...body, n_exam_centre_ID: centreId })
}

/** Reads the gradesheet once it is released, and asks for retotaling of an exam paper. */
export async function readsTheResult(
  { client, university }: Studies,
  { marking, exam }: { readonly marking: Marking; readonly exam: Json },
): Promise<void> {
  const n_exam_reg_ID = idAt(exam, 'id')
  await expect(client.print('gradesheet_print', { n_exam_reg_ID })).rejects.toThrow(
    'Result not published yet',
  )
  await marking.enterTwice({ registrationId: n_exam_reg_ID }, course, 34)
  const minute = 60_000
  const releaseTime = Math.ceil(university.clock.nowMs() / minute) * minute + 2 * minute
  await release(marking, { n_exam_open_ID: marking.openingId }, releaseTime)
  university.clock.advance(releaseTime - university.clock.nowMs())
  const [one] = recordsOf(
    await client.list('n_exam_reg', {
      $filter: `${client.own} and n_exam_open_ID eq ${marking.openingId}`,
      $expand: 'n_exam_regdetails',
      $top: '1',
    }),
  )
  expect(at(one, 'n_exam_regdetails.*.outcome.id')).toBe('PASS')
  expect(headOf(await client.print('gradesheet_print', { n_exam_reg_ID }))).toBe(pdfHead)
}

/** Asks for retotaling of the released exam paper. */
export async function asksForRetotaling(studies: Studies, exam: Json): Promise<void> {
  const { client, university } = studies
  const today = todayOf(university)
  await university.database.kysely
    .updateTable('n_exam_open')
    .set({ retotalingfrom: today, retotalingto: today })
    .where('n_exam_open_id', '=', idAt(exam, 'n_exam_open_ID.id'))
    .execute()
  const open = await client.list('n_exam_open', { $filter: `RetotalingTo ge '${today}'` })
  const { enrollment, place } = await enrollmentOf(studies)
  const detail = at(exam, 'n_exam_regdetails.*') as Json
  const application = await client.create('n_exam_retotaling', {
    ...place,
    n_exam_open_ID: idAt(open, 'records.*.id'),
    n_exam_master_ID: idAt(open, 'records.*.n_exam_master_ID.id'),
    n_exam_reg_ID: idAt(exam, 'id'),
    erollno: at(exam, 'erollno'),
    urollno: at(enrollment, 'urollno'),
    n_exam_rtdetails: [
      {
        n_course_ID: idAt(detail, 'n_course_ID.id'),
        examtype: at(detail, 'examtype.id'),
        description: 'Question 5 was not added up.',
      },
    ],
  })
  const mine = {
    $filter: `${client.own} and n_program_enroll_ID eq ${place.n_program_enroll_ID}`,
    $expand: 'n_exam_rtdetails',
  }
  const [listed] = recordsOf(await client.list('n_exam_retotaling', mine))
  expect(at(listed, 'id')).toBe(at(application, 'id'))
  expect(at(listed, 'n_exam_rtdetails.*.description')).toBe('Question 5 was not added up.')
}
