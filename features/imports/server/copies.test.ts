import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { dataIn, done, importSteps, uploadFile } from '../testing/import-file.ts'
import { importCommit } from '../wire/processes.ts'

const head = 'Accession No,Title,Author,Issued To,Issued On,Due On'

describe('an import of the library', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const upload = async (...lines: string[]) => {
    const content = [head, ...lines].join('\n')
    const { id, last } = await uploadFile(registrar, { target: 'library', content })
    done(last)
    return importSteps(registrar, id)
  }
  const copy = (value: string) =>
    at.database.kysely
      .selectFrom('a_asset')
      .selectAll()
      .where('value', '=', value)
      .executeTakeFirst()

  it('brings copies and open loans over with their old days, and takes both back', async () => {
    const { email, partnerId } = await at.student()
    const lines = [`B-1,Algebra,Rai,${email},2083/05/10,2083/05/25`, 'B-2,Algebra,Rai,,,'] as const
    const steps = await upload(...lines)
    expect(dataIn(importCommit, await steps.run('import_commit'))).toEqual({ stored: 2 })
    expect(await copy('B-1')).toMatchObject({ c_bpartner_id: partnerId, duedate: '2026-09-10' })
    const loans = () =>
      at.database.kysely
        .selectFrom('library_loan')
        .select(['issued', 'due', 'returned'])
        .where('c_bpartner_id', '=', partnerId)
        .execute()
    expect(await loans()).toEqual([{ issued: '2026-08-26', due: '2026-09-10', returned: null }])
    expect((await (await upload(...lines)).read()).counts).toMatchObject({ equal: 2, new: 0 })
    done(await steps.run('import_undo'))
    expect([await copy('B-1'), await loans()]).toEqual([undefined, []])
  })

  it('refuses a loan that is not whole, or is another one than the counter knows', async () => {
    const { email } = await at.student()
    done(await (await upload('C-1,Botany,,,,')).run('import_commit'))
    const steps = await upload(
      'C-2,Zoology,,nobody@example.com,2026-09-01,2026-09-15',
      `C-3,Zoology,,${email},2026-09-01,`,
      `C-4,Zoology,,${email},2026-09-15,2026-09-01`,
      'C-5,Zoology,,,2026-09-01,2026-09-15',
      'C-6,,,,,',
      `C-1,Botany,,${email},2026-09-01,2026-09-15`,
    )
    const refused = await steps.rows('refused')
    expect(refused.map(({ problems }) => [problems[0]?.column, problems[0]?.message.en])).toEqual([
      ['borrower', 'Borrower (number or email) not found: nobody@example.com'],
      ['duedate', 'Due Date is empty.'],
      ['duedate', 'The due date is before the issue date.'],
      ['borrower', 'Borrower (number or email) is empty.'],
      ['name', 'Name is empty.'],
      ['borrower', 'This copy is here with another loan. Loans are changed at the counter.'],
    ])
  })

  it('corrects what a copy is called, and gives the old name back', async () => {
    done(await (await upload('D-1,Phisics,Rai,,,')).run('import_commit'))
    const steps = await upload('D-1,Physics,,,,')
    expect((await steps.rows('changed'))[0]?.changes).toMatchObject([
      { before: 'Phisics', after: 'Physics' },
    ])
    done(await steps.run('import_commit'))
    expect(await copy('D-1')).toMatchObject({ name: 'Physics', author: 'Rai' })
    done(await steps.run('import_undo'))
    expect(await copy('D-1')).toMatchObject({ name: 'Phisics' })
  })
})
