import { expect } from 'vitest'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import type { TestServer } from '#testing/test-server.ts'
import { importSteps, uploadFile } from './import-file.ts'
import { importOneStudent } from './import-student.ts'

async function imported(at: TestServer, code: string) {
  const as = await at.staff('registrar')
  const content = `Code,Name\n${code},Example`
  const { id } = await uploadFile(as, { target: 'n_course', content, name: 'courses.csv' })
  return { as, id }
}

export const importsActions: ActionExamples = (at) => ({
  import_commit: async () => {
    const { as, id } = await imported(at, 'EXA101')
    return {
      as,
      by: 'registrar',
      body: { import_ID: id },
      table: 'import',
      before: {},
      after: { file: 'courses.csv', sha256: expect.any(String), rows_created: 1, rows_changed: 0 },
    }
  },
  import_invite: async () => {
    const as = await at.staff('registrar')
    const id = await importOneStudent(as, at)
    return {
      as: await at.staff('registrar'),
      by: 'registrar',
      body: { import_ID: id },
      table: 'import',
      before: {},
      after: { invited: 1 },
    }
  },
  import_undo: async () => {
    const { as: other, id } = await imported(at, 'EXA102')
    await importSteps(other, id).run('import_commit')
    return {
      as: await at.staff('registrar'),
      by: 'registrar',
      body: { import_ID: id },
      table: 'import',
      before: { file: 'courses.csv' },
      after: { taken_back: true },
    }
  },
})
