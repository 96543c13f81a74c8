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

  const { grades, mostFailed } = settings.grading.initial
  const own = (level: number, en: string, most: number) => ({
    level,
    name: { en, ne: '' },
    grades: grades.slice(-2),
    mostFailed: most,
  })

  it('names the level of each grading table, and its id where it was stored without a name', () => {
    const levels = [own(7, 'Diploma', 1), own(8, '', 2)]
    const shown = settingInWords('grading', { grades, mostFailed, levels })?.fields ?? []
    const ofLevels = shown.filter(({ path }) => path.startsWith('levels.'))
    expect(ofLevels.map(({ path, name, value }) => [path, name.en, value.en])).toEqual([
      ['levels.7.grades.0', 'Table of Diploma · Grade 1', 'B- · From per cent 50 · Point 2.7'],
      ['levels.7.grades.1', 'Table of Diploma · Grade 2', 'F · From per cent 0 · Point 0'],
      ['levels.7.mostFailed', expect.stringMatching(/^Table of Diploma · Failed/), '1'],
      ['levels.8.grades.0', 'Table of 8 · Grade 1', expect.anything()],
      ['levels.8.grades.1', 'Table of 8 · Grade 2', expect.anything()],
      ['levels.8.mostFailed', expect.anything(), '2'],
    ])
    expect(ofLevels[0]?.name.ne).toBe('Diplomaको तालिका · ग्रेड १')
  })

  it('compares tables by their level, not by their place', () => {
    const side = (...levels: readonly object[]) => JSON.stringify({ grades, mostFailed, levels })
    const [diploma, master] = [own(7, 'Diploma', 1), own(8, 'Master', 2)]
    const shown = settingEntryInWords({
      subject: 'n_proposal',
      before: {},
      after: {
        sort: 'setting',
        subject: 'grading',
        before: side(diploma, master),
        after: side({ ...master, mostFailed: 3 }),
      },
    })
    const { before, after } = (shown?.after ?? {}) as Record<'before' | 'after', { en: string }>
    expect(after.en).toMatch(/^Table of Master · Failed[^;]*: 3$/)
    expect(before.en).toMatch(/^Table of Diploma · Grade 1.*Table of Master · Failed[^;]*: 2$/)
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
