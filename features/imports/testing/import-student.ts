import type { Person } from '#testing/person.ts'
import type { TestServer } from '#testing/test-server.ts'
import { done, importSteps, uploadFile } from './import-file.ts'

let number = 0

/** Names of a programme, a year and a semester of the test university. */
export async function studyNames({ database }: Pick<TestServer, 'database'>) {
  const nameIn = async (table: 'n_program' | 'n_aca_year' | 'n_sem_year') => {
    const found = database.kysely.selectFrom(table).select('name').orderBy('name')
    return (await found.executeTakeFirstOrThrow()).name
  }
  return {
    program: await nameIn('n_program'),
    year: await nameIn('n_aca_year'),
    semester: await nameIn('n_sem_year'),
  }
}

/** Brings one student over; gives the id of the import. */
export async function importOneStudent(by: Person, at: TestServer): Promise<number> {
  const { program, year, semester } = await studyNames(at)
  const n = number++
  const content = [
    'Full name,Name in Nepali,Email,DOB,Gender,Program,Year,Semester,Roll number',
    `Only One,एक,only${n}@example.com,2004-05-21,F,${program},${year},${semester},ONE-${n}`,
  ].join('\n')
  const { id } = await uploadFile(by, { target: 'students', content })
  done(await importSteps(by, id).run('import_commit'))
  return id
}
