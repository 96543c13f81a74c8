import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { apply, openProgram, someone } from '#testing/kinds/program-applicant.ts'

export const programsActions: ActionExamples = (at) => {
  const admission = async () => {
    const student = await someone(at, { entrance: { paid: true, eligible: true } })
    const applied = await apply(student.person, await openProgram(at))
    return { n_program_creg_ID: applied.body['id'] }
  }
  return {
    program_document_action: async () => ({
      by: 'registrar',
      body: { ...(await admission()), doc_action: 'CL' },
      table: 'n_program_creg',
      before: { docstatus: 'DR' },
      after: { docstatus: 'CL' },
    }),
    offered_sheet_save: async () => {
      const as = await at.staff('registrar')
      const n_program_cregopen_ID = await openProgram(at, { semester: 'III' })
      await as.post(modelPath('n_course'), { Value: 'ACT102', Name: 'Example' })
      const sheet = 'code,offered,type,credits,internal,final,practical,seats\nACT102,,EL,2,,,,'
      const file = { fileName: 'x.csv', fileContent: Buffer.from(sheet).toString('base64') }
      return {
        as,
        by: 'registrar',
        body: { n_program_cregopen_ID, file },
        table: 'n_batch_course',
        before: {},
        after: { course_type: 'EL', CREDIT_HOUR: 2 },
      }
    },
    opening_courses_add: async () => {
      const as = await at.staff('registrar')
      const n_program_cregopen_ID = await openProgram(at, { semester: 'III' })
      const opening = (await as.get(`${modelPath('n_program_cregopen')}/${n_program_cregopen_ID}`))
        .body
      const course = await as.post(modelPath('n_course'), { Value: 'ACT101', Name: 'Example' })
      await as.post(modelPath('n_curriculum'), {
        n_program_ID: opening['n_program_ID'],
        n_sem_year_ID: opening['n_sem_year_ID'],
        n_course_ID: course.body['id'],
        course_type: 'CO',
        CREDIT_HOUR: 3,
      })
      const { body } = await as.post(processPath('opening_courses_read'), { n_program_cregopen_ID })
      const { plan } = body['data'] as { plan: string }
      return {
        as,
        by: 'registrar',
        body: { n_program_cregopen_ID, plan },
        table: 'n_program_cregopen',
        before: {},
        after: { courses: 'ACT101' },
      }
    },
  }
}
