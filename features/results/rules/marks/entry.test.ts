import { describe, expect, it } from 'vitest'
import { isSameEntry, isWrongEntry, readEntry, type Schema } from './entry.ts'

const theory: Schema = { external: { full: 60, pass: 30 }, practical: null }
const both: Schema = { ...theory, practical: { full: 20, pass: 8 } }
const none: Schema = { external: null, practical: null }
const typed = (external: string, practical = '', attendance = '') => ({
  external,
  practical,
  attendance,
})

describe('an entry', () => {
  it.each([
    [typed('61'), theory, 'above-full'],
    [typed('60.01'), theory, 'above-full'],
    [typed('-1'), theory, 'not-a-mark'],
    [typed('1e1'), theory, 'not-a-mark'],
    [typed('30.125'), theory, 'not-a-mark'],
    [typed('३०'), theory, 'not-a-mark'],
    [typed(''), theory, 'mark-missing'],
    [typed('30', '5'), theory, 'no-such-part'],
    [typed('30'), both, 'mark-missing'],
    [typed('30', '', 'absent'), theory, 'absent-with-marks'],
    [typed('30', '', 'ill'), theory, 'attendance-unknown'],
    [typed('30'), none, 'schema-missing'],
  ])('%j is none: %s %s', (given, schema, reason) => {
    const read = readEntry(given, schema)
    expect(isWrongEntry(read) && read.reason).toBe(reason)
  })

  it('is a mark of each part there is, or an absence', () => {
    const read = readEntry(typed('60', '7.5', 'Present'), both)
    expect(read).toEqual({ attendance: 'present', external: 60, practical: 7.5 })
    const absent = readEntry(typed('', '', 'absent'), both)
    expect(absent).toEqual({ attendance: 'absent', external: null, practical: null })
    const zero = readEntry(typed('0.00'), theory)
    if (isWrongEntry(zero) || isWrongEntry(absent)) throw new Error('Both are entries')
    expect(isSameEntry(zero, { ...zero, external: 0 })).toBe(true)
    expect(isSameEntry(zero, { ...absent, external: null })).toBe(false)
  })
})
