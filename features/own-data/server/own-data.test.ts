import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { unzipped } from '#platform/testing/unzip.ts'
import { anApplicant } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

describe('own data', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  it('is everything of oneself, to read and for software, and nothing of another student', async () => {
    const sita = await anApplicant(at)
    const hari = await anApplicant(at)
    const person = await sita.person()
    const emailOf = async (partnerId: number) => {
      const { email } = await at.database.kysely
        .selectFrom('ad_user')
        .select('email')
        .where('c_bpartner_id', '=', partnerId)
        .executeTakeFirstOrThrow()
      return email
    }
    const { body } = await person.post(processPath('own_data'), {})
    expect(body['exportFileName']).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
    const files = await unzipped(Buffer.from(String(body['exportFile']), 'base64'))
    const { tables } = JSON.parse(String(files.get('data.json'))) as {
      tables: Record<string, { id: number }[]>
    }
    expect(tables['n_entrance_reg']).toHaveLength(1)
    expect(tables['c_bpartner']?.map(({ id }) => id)).toEqual([sita.partnerId])
    const page = String(files.get('my-data.html'))
    const other = await emailOf(hari.partnerId)
    expect(page).toContain(await emailOf(sita.partnerId))
    expect(page).not.toContain(other)
    expect(JSON.stringify(tables)).not.toContain(other)
  })

  it('shows typed text as text', async () => {
    const { partnerId, person } = await anApplicant(at)
    await at.database.kysely
      .updateTable('c_bpartner')
      .set({ father_name: '<script>alert(1)</script>' })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    const { body } = await (await person()).post(processPath('own_data'), {})
    const files = await unzipped(Buffer.from(String(body['exportFile']), 'base64'))
    expect(String(files.get('my-data.html'))).toContain('&#60;script&#62;')
    expect(String(files.get('my-data.html'))).not.toContain('<script')
  })

  it('is not for staff, who have none', async () => {
    const registrar = await at.staff('registrar')
    expect((await registrar.post(processPath('own_data'), {})).status).toBe(403)
  })
})
