import { describe, expect, it } from 'vitest'
import { settingEntryInWords } from './entry-words.ts'
import { settingInWords } from './setting-words.ts'
import { type SettingKey, settings } from './settings.ts'

const both = { withoutBankLine: ['cashier', 'administrator'] }
const one = { withoutBankLine: ['administrator'] }
const path = 'withoutBankLine'

describe('a setting in words', () => {
  it.each(Object.keys(settings) as SettingKey[])('%s: every field has words', (key) => {
    const shown = settingInWords(key, settings[key].initial)
    expect(shown?.subject).toEqual(settings[key].name)
    for (const { name, value } of shown?.fields ?? [])
      expect([name.en, name.ne, value.en, value.ne]).not.toContain('')
    expect(shown?.fields.length).toBeGreaterThan(0)
  })

  it('says choices, none of them, and a grade in both languages', () => {
    const valueOf = (value: object) => settingInWords('voucher-approval', value)?.fields[0]?.value
    expect(valueOf(both)).toEqual({ en: 'Cashier, Administrator', ne: 'क्यासियर, प्रशासक' })
    expect(valueOf({ withoutBankLine: [] })).toEqual({ en: 'No one', ne: 'कोही पनि होइन' })
    const grade = settingInWords('grading', settings.grading.initial)?.fields[1]
    expect(grade).toMatchObject({ path: 'grades.1', name: { en: 'Grade 2', ne: 'ग्रेड २' } })
    expect(grade?.value.en).toMatch(/^A- · .* 80 · .* 3\.7$/)
  })

  it('is not made up for an unknown key', () => {
    expect(settingInWords('toString', {})).toBeNull()
  })
})

describe('an entry of the trail', () => {
  it('about a changed setting has its fields', () => {
    const side = (value: object) => ({ key: 'voucher-approval', value: JSON.stringify(value) })
    const shown = settingEntryInWords({
      subject: 'n_setting',
      before: side(both),
      after: side(one),
    })
    const key = settings['voucher-approval'].name
    expect(shown?.before).toMatchObject({ key, [path]: { en: 'Cashier, Administrator' } })
    expect(shown?.after).toMatchObject({ key, [path]: { en: 'Administrator' } })
    expect(shown?.names[path]?.ne).toMatch(/\p{Script=Devanagari}/u)
  })

  it('about a proposal says only what would change', () => {
    const { initial } = settings.library
    const after = {
      sort: 'setting',
      subject: 'library',
      before: JSON.stringify(initial),
      after: JSON.stringify({ ...initial, loanDays: 14 }),
    }
    const shown = settingEntryInWords({ subject: 'n_proposal', before: {}, after })
    expect(shown).toMatchObject({
      before: {},
      after: {
        sort: 'setting',
        subject: settings.library.name,
        before: { en: 'Days a book is lent: 30' },
        after: { en: 'Days a book is lent: 14' },
      },
    })
  })

  it('about a decision keeps its state, the setting by its name', () => {
    const side = (state: string) => ({ sort: 'setting', subject: 'library', state })
    const entry = { subject: 'n_proposal', before: side('open'), after: side('confirmed') }
    const subject = settings.library.name
    expect(settingEntryInWords(entry)).toEqual({
      before: { sort: 'setting', subject, state: 'open' },
      after: { sort: 'setting', subject, state: 'confirmed' },
      names: {},
    })
  })

  it.each(['{"withoutBankLine', '{"feeInPaisa":"much"}'])(
    'that was made %s by hand is left as it stands',
    (value) => {
      const side = { key: 'university-registration', value }
      expect(settingEntryInWords({ subject: 'n_setting', before: side, after: side })).toBeNull()
    },
  )

  it('about anything else is left as it was written', () => {
    const other = { sort: 'mark-change', subject: 'library' }
    expect(settingEntryInWords({ subject: 'n_proposal', before: {}, after: other })).toBeNull()
    expect(settingEntryInWords({ subject: 'c_payment', before: {}, after: {} })).toBeNull()
  })
})
