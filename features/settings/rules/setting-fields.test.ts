import { describe, expect, it } from 'vitest'
import { langtangSettings } from '#features/institution/testing/institution.factory.ts'
import type { Draft } from './setting.ts'
import { draftOf, singleFields, valueFrom } from './setting-fields.ts'
import { type SettingKey, settings } from './settings.ts'

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
    expect(fields.toSorted()).toEqual(Object.keys(draft).toSorted())
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

  it('has as many grades as are typed', () => {
    const { grades } = settings.grading.initial
    const draft = draftOf(settings.grading.initial)
    expect(singleFields('grading', draft)).toHaveLength(3 * grades.length + 1)
  })
})
