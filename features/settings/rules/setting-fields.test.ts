import { describe, expect, it } from 'vitest'
import { langtangSettings } from '#features/institution/testing/institution.factory.ts'
import type { Draft } from './setting.ts'
import { draftOf, needsAt, singleFields, valueFrom } from './setting-fields.ts'
import { type SettingKey, settings } from './settings.ts'
import { withoutTable, withTable } from './table-draft.ts'

const keys = Object.keys(settings) as SettingKey[]
const valueOf = (key: SettingKey) =>
  key === 'university' || key === 'help-desk' ? langtangSettings[key] : settings[key].initial
const changed = (key: SettingKey, change: Draft) => {
  const read = valueFrom(key, { ...draftOf(valueOf(key)), ...change })
  return 'wrong' in read ? read.wrong : JSON.parse(read.json)
}

describe('the form of a setting', () => {
  it.each(keys)('%s: gives back what it was given', (key) =>
    expect(changed(key, {})).toEqual(valueOf(key)),
  )

  it.each(keys)('%s: has a field for all that is in it', (key) => {
    const draft = draftOf(valueOf(key))
    const fields = singleFields(key, draft).map(({ path }) => path)
    const noTables = key === 'grading' ? ['levels'] : []
    expect([...fields, ...noTables].toSorted()).toEqual(Object.keys(draft).toSorted())
  })

  it.each<[SettingKey, Draft, readonly string[]]>([
    ['help-desk', { phone: 'none', email: ' ' }, ['phone', 'email']],
    ['help-desk', { 'hours.ne': '' }, ['hours.ne']],
    ['university-registration', { feeInPaisa: 'much', digits: '4.5' }, ['feeInPaisa', 'digits']],
    ['university-registration', { feeInPaisa: '' }, ['feeInPaisa']],
    ['library', { loanDays: '0', finePerDayInPaisa: '5.005' }, ['loanDays', 'finePerDayInPaisa']],
    ['voucher-banks', { banks: 'Nabil Bank | नबिल बैंक\nNABIL bank' }, ['banks']],
    ['voucher-banks', { banks: 'Nabil Bank | \n| नेपाल बैंक' }, ['banks']],
    ['voucher-banks', { banks: ' ' }, ['banks']],
    ['grading', { 'grades.1.fromPercent': '95' }, ['grades']],
    ['grading', { 'grades.1.point': '3.777' }, ['grades.1.point']],
  ])('%s with %j names the fields that are wrong', (key, change, wrong) => {
    expect(changed(key, change)).toEqual(wrong)
  })

  it('takes rupees, and numbers with commas', () => {
    expect(changed('university-registration', { feeInPaisa: '1,500.50' })).toMatchObject({
      feeInPaisa: 150_050,
    })
  })

  it('takes names a line, in both languages or one for both', () => {
    expect(changed('voucher-banks', { banks: ' Nabil Bank|नबिल बैंक \n\nPrabhu' })).toEqual({
      banks: [
        { en: 'Nabil Bank', ne: 'नबिल बैंक' },
        { en: 'Prabhu', ne: 'Prabhu' },
      ],
    })
  })

  it('chooses several, or none of them', () => {
    expect(changed('voucher-approval', { withoutBankLine: [] })).toEqual({ withoutBankLine: [] })
    const draft = draftOf({ withoutBankLine: [] })
    expect(draft).toEqual({ withoutBankLine: [] })
  })

  const tables = settings.grading.fields.find((field) => field.is === 'tables')
  if (tables?.is !== 'tables') throw new Error('Grading has tables of levels')
  const { grades, mostFailed } = settings.grading.initial
  const own = (level: number, most: number) => ({ level, grades, mostFailed: most })
  const withTables = { grades, mostFailed, levels: [own(7, 1), own(8, 2), own(9, 4)] }
  const read = (draft: Draft) => {
    const value = valueFrom('grading', draft)
    return 'wrong' in value ? value.wrong : JSON.parse(value.json)
  }

  it('gives back the tables of levels, without the names that the server writes', () => {
    const name = { en: 'Diploma', ne: 'डिप्लोमा' }
    const levels = withTables.levels.map((table) => ({ ...table, name }))
    expect(read(draftOf({ ...withTables, levels }))).toEqual(withTables)
  })

  it('adds a table as a copy of the common one, with its level still to choose', () => {
    const draft = withTable(tables, draftOf({ ...settings.grading.initial, mostFailed: 5 }))
    expect(read(draft)).toEqual(['levels.0.level'])
    expect(read({ ...draft, 'levels.0.level': '7' })).toEqual({
      grades,
      mostFailed: 5,
      levels: [own(7, 5)],
    })
  })

  it.each([
    [0, [8, 9]],
    [1, [7, 9]],
    [2, [7, 8]],
  ])('removes table %d and leaves the others as they are', (at, left) => {
    const draft = withoutTable(tables, draftOf(withTables), at)
    const levels = withTables.levels.filter(({ level }) => left.includes(level))
    expect(read(draft)).toEqual({ ...withTables, levels })
  })

  it('removes the only table', () => {
    const draft = draftOf({ ...withTables, levels: [own(7, 1)] })
    expect(read(withoutTable(tables, draft, 0))).toEqual(settings.grading.initial)
  })

  it.each<[Draft, readonly string[]]>([
    [{ 'levels.1.level': '7' }, ['levels']],
    [{ 'levels.1.mostFailed': '51' }, ['levels.1.mostFailed']],
    [{ 'levels.1.grades.0.point': '3.777' }, ['levels.1.grades.0.point']],
    [{ 'levels.1.grades.0.fromPercent': '60' }, ['levels.1.grades']],
    [{ 'levels.2.grades.5.fromPercent': '1' }, ['levels.2.grades']],
  ])('of a level with %j names the field that is wrong, and its rule', (change, wrong) => {
    expect(read({ ...draftOf(withTables), ...change })).toEqual(wrong)
    for (const path of wrong) expect(needsAt('grading', path)?.ne).toMatch(/./)
  })

  it('has a rule for each field, that of the list for a part without one, and none for others', () => {
    expect(needsAt('grading', 'levels.0.grades.3.point')?.en).toMatch(/^0 to 10/)
    expect(needsAt('grading', 'levels.0.grades')?.en).toMatch(/^2 to 20/)
    expect(needsAt('grading', 'levels.0.more')?.en).toMatch(/^Up to 20 tables/)
    expect(needsAt('voucher-banks', 'banks.3.en')?.en).toMatch(/./)
    expect(needsAt('help-desk', 'fax')).toBeNull()
  })

  it('has as many grades as are typed', () => {
    const draft = draftOf(settings.grading.initial)
    expect(singleFields('grading', draft)).toHaveLength(3 * grades.length + 1)
  })
})
