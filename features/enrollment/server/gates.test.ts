import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Session } from '#platform/server/model-engine/session.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { activeEnrollment, gates } from './gates.ts'

describe('the gate of an active enrollment', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  async function someone(name: string) {
    const { partnerId } = await at.student({ name })
    const session: Session = {
      sessionId: 'of-a-test',
      userId: 1,
      partnerId,
      clientId: 1,
      organizationId: 1,
      roleId: 1,
      role: 'student',
      language: 'en',
    }
    return { partnerId, session }
  }
  const dropOut = (partnerId: number) =>
    at.database.kysely
      .updateTable('n_program_enroll')
      .set({ isdropout: true })
      .where('c_bpartner_id', '=', partnerId)
      .execute()

  it('queries once for an enrolled student, and again in every process after a change of the enrollment', async () => {
    const [sita, ram] = [await someone('Sita'), await someone('Ram')]
    for (const { partnerId } of [sita, ram])
      await enrollPartner(at, { partnerId, state: 'active', program: 'BHM' })
    const processes = [await gates(at.database), await gates(at.database)]
    const asked = vi.spyOn(at.database.kysely, 'selectFrom')
    const answers = (session: Session) =>
      Promise.all(processes.map(async (mayPass) => (await mayPass(activeEnrollment, session)).is))
    for (const { session } of [sita, ram, sita, ram])
      expect(await answers(session)).toEqual(['allowed', 'allowed'])
    expect(asked).toHaveBeenCalledTimes(4)
    await dropOut(sita.partnerId)
    await expect.poll(() => answers(sita.session)).toEqual(['refused', 'refused'])
    asked.mockClear()
    expect(await answers(ram.session)).toEqual(['allowed', 'allowed'])
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('opens at once for a student who has just been enrolled', async () => {
    const { partnerId, session } = await someone('Gita')
    const mayPass = await gates(at.database)
    expect(await mayPass(activeEnrollment, session)).toMatchObject({ status: 403 })
    await enrollPartner(at, { partnerId, state: 'active', program: 'BHM' })
    expect(await mayPass(activeEnrollment, session)).toEqual({ is: 'allowed' })
  })

  it('stays shut by a name it does not know', async () => {
    const { partnerId, session } = await someone('Hari')
    await enrollPartner(at, { partnerId, state: 'active', program: 'BHM' })
    expect(await (await gates(at.database))('no-such-gate', session)).toMatchObject({ status: 403 })
  })
})
