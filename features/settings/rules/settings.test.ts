import { describe, expect, it } from 'vitest'
import { weekdayKeys } from './all/days-off.ts'
import { readSetting, type SettingKey, settings } from './settings.ts'

const wrongOf = (key: SettingKey, value: unknown) => {
  const read = readSetting(key, JSON.stringify(value))
  return 'wrong' in read ? read.wrong : null
}
const helpDesk = {
  phone: '+977 (01) 5970123',
  email: 'help@ltu.example',
  hours: { en: 'Sunday to Friday, 10 to 17', ne: 'आइतबारदेखि शुक्रबार, १०–१७ बजे' },
}

describe('a setting of the university', () => {
  it('is no value of its own where the text is no JSON at all', () => {
    expect(readSetting('library', '{loanDays: 30}')).toEqual({ wrong: ['value'] })
    expect(readSetting('library', '')).toEqual({ wrong: ['value'] })
    expect(readSetting('library', 'null')).toEqual({ wrong: ['value'] })
  })

  it.each([
    'account-codes',
    'grading',
    'hold',
    'library',
    'notices',
    'retotaling',
    'university-registration',
  ] as const)('begins with a %s it would accept', (key) =>
    expect(wrongOf(key, settings[key].initial)).toBeNull(),
  )

  it('needs a second person wherever money could go astray', () => {
    const alone = Object.entries(settings).filter(([, { twoPeople }]) => !twoPeople)
    expect(alone.filter(([, setting]) => 'isMoney' in setting)).toEqual([])
    expect(alone.map(([key]) => key)).toEqual([
      'university',
      'help-desk',
      'days-off',
      'library',
      'voucher-banks',
    ])
  })
})

describe('the weekly days off', () => {
  it('are Saturday until another day is set, and never the whole week', () => {
    expect(settings['days-off'].initial).toEqual({ days: ['saturday'] })
    expect(wrongOf('days-off', { days: [] })).toBeNull()
    expect(wrongOf('days-off', { days: ['saturday', 'sunday'] })).toBeNull()
    expect(wrongOf('days-off', { days: ['sunday', 'sunday'] })).toEqual(['days'])
    expect(wrongOf('days-off', { days: ['someday'] })).toEqual(['days.0'])
    expect(wrongOf('days-off', { days: weekdayKeys })).toEqual(['days'])
  })
})

describe('the account codes', () => {
  const { initial } = settings['account-codes']

  it('are text that a spreadsheet shows as it is', () => {
    const typed = { ...initial, bank: ' 1102.01 ', EXAM: '4-003' }
    expect(readSetting('account-codes', JSON.stringify(typed))).toEqual({
      value: { ...initial, bank: '1102.01', EXAM: '4-003' },
    })
  })

  it.each(['=1+1', '11 02', 'x'.repeat(21), '११०२'])('are not %s', (bank) => {
    expect(wrongOf('account-codes', { ...initial, bank })).toEqual(['bank'])
  })

  it('are needed for every account, though they may be empty', () => {
    expect(wrongOf('account-codes', {})).toHaveLength(Object.keys(initial).length)
  })
})

describe('the help desk', () => {
  it('is read with the blanks around its hours taken off', () => {
    const hours = { ...helpDesk.hours, en: '  Sunday to Friday, 10 to 17 ' }
    expect(readSetting('help-desk', JSON.stringify({ ...helpDesk, hours }))).toEqual({
      value: helpDesk,
    })
  })

  it.each([
    [{ phone: 'call us' }, ['phone']],
    [{ phone: '12345' }, ['phone']],
    [{ email: 'help at ltu' }, ['email']],
    [{ hours: { en: 'Daily', ne: ' ' } }, ['hours.ne']],
    [{ hours: { en: 'x'.repeat(121), ne: 'दैनिक' } }, ['hours.en']],
    [{ fax: '01' }, ['fax']],
    [{ phone: '', email: '' }, ['phone', 'email']],
  ])('with %j names what is wrong', (change, wrong) => {
    expect(wrongOf('help-desk', { ...helpDesk, ...change })).toEqual(wrong)
  })
})

describe('registration numbers', () => {
  const usual = settings['university-registration'].initial
  it.each([
    ['without a serial number', { pattern: '{year}-{program}' }],
    ['with a part that nobody fills in', { pattern: '{year}-{campus}-{serial}' }],
    ['with letters a file name cannot have', { pattern: '{year}:{serial}' }],
    ['too long to print', { pattern: `${'-'.repeat(33)}{serial}` }],
  ])('are not made %s', (_how, change) => {
    expect(wrongOf('university-registration', { ...usual, ...change })).toEqual(['pattern'])
  })

  it.each([
    [2, false],
    [3, true],
    [8, true],
    [9, false],
    [4.5, false],
  ])('with %d digits: %s', (digits, fine) => {
    expect(wrongOf('university-registration', { ...usual, digits }) === null).toBe(fine)
  })

  it.each([
    [99, false],
    [100, true],
    [10_000_000, true],
    [10_000_001, false],
    [150_000.5, false],
    ['150000', false],
  ])('at a fee of %j paisa: %s', (feeInPaisa, fine) => {
    expect(wrongOf('university-registration', { ...usual, feeInPaisa }) === null).toBe(fine)
  })
})

describe('the library', () => {
  const { loanDays, mostRenewals, mostBooks } = settings.library.initial

  it('stored before fines and reservations were there has the usual ones', () => {
    expect(readSetting('library', JSON.stringify({ loanDays, mostRenewals, mostBooks }))).toEqual({
      value: settings.library.initial,
    })
  })

  it.each([
    [{ loanDays: 0 }, ['loanDays']],
    [{ loanDays: 366 }, ['loanDays']],
    [{ mostRenewals: -1 }, ['mostRenewals']],
    [{ mostBooks: 0 }, ['mostBooks']],
    [{ finePerDayInPaisa: -5 }, ['finePerDayInPaisa']],
    [{ holdDays: 31 }, ['holdDays']],
  ])('with %j names what is wrong', (change, wrong) => {
    expect(wrongOf('library', { ...settings.library.initial, ...change })).toEqual(wrong)
  })

  it('may have no fine and no renewals', () => {
    const none = { finePerDayInPaisa: 0, mostFineInPaisa: 0, mostRenewals: 0 }
    expect(wrongOf('library', { ...settings.library.initial, ...none })).toBeNull()
  })
})

describe('grades', () => {
  const { grades, mostFailed } = settings.grading.initial
  const [best, ...others] = grades
  const refused = (changed: readonly object[]) =>
    wrongOf('grading', { grades: changed, mostFailed })

  it('go down, in per cent and in points', () => {
    expect(refused([...grades].reverse())).toEqual(['grades'])
    expect(refused([{ ...best, fromPercent: 80 }, ...others])).toEqual(['grades'])
    expect(refused([{ ...best, point: 3.7 }, ...others])).toEqual(['grades'])
  })

  it('end with the one that is not passed: from 0 per cent, with point 0', () => {
    expect(refused(grades.slice(0, -1))).toEqual(['grades'])
    const last = { grade: 'F', fromPercent: 0, point: 0.1 }
    expect(refused([...grades.slice(0, -1), last])).toEqual(['grades'])
  })

  it('are at least two, with points of two decimals', () => {
    expect(refused([{ grade: 'F', fromPercent: 0, point: 0 }])).toEqual(['grades'])
    expect(refused([{ ...best, point: 4.005 }, ...others])).toEqual(['grades.0.point'])
    expect(refused([{ ...best, fromPercent: 100.5 }, ...others])).toEqual(['grades.0.fromPercent'])
    expect(refused([{ ...best, fromPercent: 90.25 }, ...others])).toBeNull()
  })

  it('of levels go down too, each level once, each with its number of failed courses', () => {
    const own = { level: 7, grades, mostFailed: 1 }
    const wrongIn = (...levels: readonly object[]) =>
      wrongOf('grading', { grades, mostFailed, levels })
    expect(wrongIn(own, { ...own, level: 8 })).toBeNull()
    expect(wrongIn(own, own)).toEqual(['levels'])
    expect(wrongIn({ ...own, grades: grades.toReversed() })).toEqual(['levels.0.grades'])
    expect(wrongIn({ ...own, grades: grades.slice(0, -1) })).toEqual(['levels.0.grades'])
    expect(wrongIn(own, { level: 8, grades })).toEqual(['levels.1.mostFailed'])
    expect(wrongIn({ ...own, level: 'Diploma' })).toEqual(['levels.0.level'])
    expect(
      wrongIn(...Array.from({ length: 21 }, (_, level) => ({ ...own, level: level + 1 }))),
    ).toEqual(['levels'])
  })

  it('stored before levels had tables have none', () => {
    expect(readSetting('grading', JSON.stringify({ grades, mostFailed }))).toEqual({
      value: settings.grading.initial,
    })
  })
})
