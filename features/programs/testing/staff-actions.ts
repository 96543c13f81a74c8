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
  }
}
