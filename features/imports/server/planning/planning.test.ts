import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { done, importSteps, uploadFile } from '../../testing/import-file.ts'

const rows = 2_400
/** A row of the second thousand, which is stored once all of it is compared. */
const heldLine = 1_500
const comparedThen = 2_000

describe('a check of many rows', () => {
  let at: TestServer
  let registrar: Person
  let files = 0
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const imported = async () => {
    const prefix = `P${files++}`
    const lines = Array.from({ length: rows }, (_, n) => `${prefix}-${n},Course ${n},विषय`)
    const content = ['Code,Name,Name in Nepali', ...lines].join('\n')
    const { id, last } = await uploadFile(registrar, { target: 'n_course', content })
    done(last)
    return { id, ...importSteps(registrar, id) }
  }
  type Steps = Awaited<ReturnType<typeof imported>>
  /** Starts a check that stands still in the middle until it is let go on. */
  const heldCheck = async (steps: Steps) => {
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const over = at.database
      .transaction(async (transaction) => {
        await sql`select from import_row
          where import_id = ${steps.id} and line = ${heldLine} for update`.execute(transaction)
        held.resolve()
        await letGo.promise
      })
      .catch(() => undefined)
    await held.promise
    const plan = steps.run('import_plan')
    while (((await steps.read()).planning?.compared ?? 0) < comparedThen) await setTimeout(20)
    return {
      async goOn() {
        letGo.resolve()
        await over
        return plan
      },
    }
  }

  it('shows how many rows are compared, and lets no one change or store the file meanwhile', async () => {
    const steps = await imported()
    const { goOn } = await heldCheck(steps)
    expect((await steps.read()).planning).toEqual({
      state: 'running',
      rows,
      compared: comparedThen,
    })
    for (const [slug, body] of [
      ['import_plan', {}],
      ['import_commit', {}],
      ['import_leave_out', { line: 2, isLeftOut: true }],
    ] as const)
      expect((await steps.run(slug, body)).body['code']).toBe('rule/import-being-planned')
    done(await goOn())
    expect((await steps.read()).planning).toBeNull()
    expect((await steps.run('import_plan_cancel')).body['code']).toBe(
      'rule/import-not-being-planned',
    )
  })

  it('can be stopped: the plan stays as it was, and the file says so', async () => {
    const steps = await imported()
    const { planned } = await steps.read()
    at.clock.advance(1_000)
    const { goOn } = await heldCheck(steps)
    done(await steps.run('import_plan_cancel'))
    expect((await goOn()).body['code']).toBe('rule/import-plan-cancelled')
    expect(await steps.read()).toMatchObject({ planned, planning: { state: 'cancelled' } })
    expect((await steps.plan()).planning).toBeNull()
    expect((await steps.read()).planned).not.toBe(planned)
  })

  it('that broke off with its server is never stored: the file says so and is checked again', async () => {
    const steps = await imported()
    done(await steps.run('import_leave_out', { line: 2, isLeftOut: true }))
    const { goOn } = await heldCheck(steps)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
        and backend_type = 'client backend'`.execute(at.database.kysely)
    expect((await goOn()).status).not.toBe(200)
    const broken = await steps.read()
    expect(broken).toMatchObject({ planned: null, planning: { state: 'interrupted' } })
    expect((await steps.run('import_commit')).body['code']).toBe('rule/import-not-planned')
    expect((await steps.plan()).counts).toMatchObject({ new: rows - 1, 'left-out': 1 })
  })

  it('of which nothing was heard for a minute counts as broken off', async () => {
    const steps = await imported()
    await sql`insert into import_planning (import_id, beat, rows, compared)
      values (${steps.id}, clock_timestamp() - interval '61 s', ${rows}, 200)`.execute(
      at.database.kysely,
    )
    expect((await steps.read()).planning).toEqual({
      state: 'interrupted',
      rows,
      compared: 200,
    })
    expect((await steps.plan()).planning).toBeNull()
  })
})
