import { describe, expect, it } from 'vitest'
import { retrying, RolledBack } from './failures.ts'
import { refusal } from './refusal.ts'

const sqlError = (code: string) => Object.assign(new Error(code), { code })

/** Fails so, one after the other, and then answers `done`; counts how often it ran. */
function failing(...errors: readonly unknown[]) {
  let runs = 0
  const work = async () => {
    const error = errors[runs++]
    if (error !== undefined) throw error
    return 'done'
  }
  return { work, runs: () => runs }
}

describe('a transaction that is tried again', () => {
  it.each([
    ['nothing was wrong', [], 1],
    ['another was first to commit', ['40001'], 2],
    ['two waited for each other', ['40P01', '40P01', '40P01'], 4],
    ['another wrote the same row first', ['23505'], 2],
    ['both', ['40001', '23505', '40P01'], 4],
  ])('is done where %s', async (_, codes, runs) => {
    const tried = failing(...codes.map(sqlError))
    await expect(retrying(tried.work)).resolves.toBe('done')
    expect(tried.runs()).toBe(runs)
  })

  it('is given up after the fourth time, as the outage it is', async () => {
    const tried = failing(...Array.from({ length: 9 }, () => sqlError('40001')))
    await expect(retrying(tried.work)).rejects.toMatchObject({ code: '40001' })
    expect(tried.runs()).toBe(4)
  })

  it.each([
    [['23505', '23505'], 'run/duplicate', 409, 2],
    [['23503'], 'run/in-use', 409, 1],
    [['23514'], 'run/value', 400, 1],
    [['23502'], 'run/value', 400, 1],
    [['22001'], 'run/value', 400, 1],
    [['22P02'], 'run/value', 400, 1],
    [['22021'], 'run/value', 400, 1],
  ])('is not for %j: %s', async (...[codes, code, status, runs]) => {
    const tried = failing(...codes.map(sqlError))
    await expect(retrying(tried.work)).rejects.toMatchObject({ code, status })
    expect(tried.runs()).toBe(runs)
  })

  it.each([
    ['a connection that is lost', sqlError('57P01')],
    ['a bug', new TypeError('x is not a function')],
    ['what is no error at all', 'thrown'],
  ])('is not for %s, which stays what it is', async (_, error) => {
    const tried = failing(error)
    await expect(retrying(tried.work)).rejects.toBe(error)
    expect(tried.runs()).toBe(1)
  })

  it('answers with the refusal it was left with, and runs once', async () => {
    const no = refusal('rule/no', { en: 'No', ne: 'होइन' }, { status: 409 })
    const tried = failing(new RolledBack(no))
    await expect(retrying(tried.work)).resolves.toBe(no)
    expect(tried.runs()).toBe(1)
  })
})
