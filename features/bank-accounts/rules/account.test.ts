import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import {
  type AccountForm,
  accountOf,
  accountProblems,
  formOf,
  isNumberTaken,
} from './account-form.ts'
import { accountEntryInWords } from './account-words.ts'
import { purposeCodes } from './purposes.ts'
import { accountsFor, accountsInUse, servesOn } from './serving.ts'
import { purposesWithout } from './without.ts'

const [first, last] = [day('2026-04-14'), day('2026-05-14')]
const limited = { purposes: ['EXAM'], from: first, until: last, name: 'exam' }
const all = { purposes: null, until: null, name: 'all' }
const closed = { purposes: null, until: null, isActive: false, name: 'closed' }

describe('the accounts of a fee', () => {
  it.each([
    ['2026-04-13', false],
    ['2026-04-14', true],
    ['2026-05-14', true],
    ['2026-05-15', false],
  ])('on %s: %s', (on, serves) => {
    expect(servesOn(limited, 'EXAM', day(on))).toBe(serves)
  })

  it('are those for it, the chosen ones before those for all fees, and none that is closed', () => {
    const names = (purpose: 'EXAM' | 'ENTRANCE', on = first) =>
      accountsFor([all, closed, limited], purpose, on).map(({ name }) => name)
    expect(names('EXAM')).toEqual(['exam', 'all'])
    expect(names('ENTRANCE')).toEqual(['all'])
    expect(names('EXAM', day('2026-05-15'))).toEqual(['all'])
    expect(accountsInUse([limited, closed, all], first).map(({ name }) => name)).toEqual([
      'all',
      'exam',
    ])
  })

  it('are missing for the kinds of fee that none serves', () => {
    expect(purposesWithout([all], first)).toEqual([])
    expect(purposesWithout([limited, closed], first)).toEqual(
      purposeCodes.filter((each) => each !== 'EXAM'),
    )
    expect(purposesWithout([limited], day('2026-05-15'))).toEqual(purposeCodes)
  })
})

describe('the form of an account', () => {
  const form = formOf(langtangAccount)
  const problem = (change: Partial<AccountForm>) => accountProblems({ ...form, ...change })

  it('gives back the account it was made from', () => {
    for (const account of [
      langtangAccount,
      {
        ...langtangAccount,
        branch: 'Dhunche',
        purposes: ['EXAM', 'CERTIFICATE'] as const,
        qr: { kind: 'image', url: '/qr.png', label: 'QR' } as const,
        from: first,
        until: last,
        isActive: false,
      },
    ]) {
      const value = {
        ...account,
        purposes: account.purposes === null ? null : [...account.purposes],
      }
      expect(accountProblems(formOf(value))).toEqual({})
      expect(accountOf(formOf(value), '/qr.png')).toEqual(value)
    }
  })

  it.each([
    [{ bank: ' ' }, { bank: 'bank-missing' }],
    [{ branch: 'b'.repeat(121) }, { branch: 'name-too-long' }],
    [{ number: '' }, { number: 'number-missing' }],
    [{ number: '12345' }, { number: 'number-format' }],
    [{ number: '0110_017500' }, { number: 'number-format' }],
    [{ holder: '' }, { holder: 'holder-missing' }],
    [{ purposes: '' }, { purposes: 'purposes-missing' }],
    [{ purposes: 'EXAM,FOOD' }, { purposes: 'purpose-unknown' }],
    [{ qr: 'link' }, { qr: 'qr-unknown' }],
    [{ qr_text: 'pay me' }, { qr_text: 'qr-checksum' }],
    [{ qr: 'none', qr_text: 'pay me', qr_label: 'l'.repeat(61) }, {}],
    [{ qr_label: 'l'.repeat(61) }, { qr_label: 'label-too-long' }],
    [{ from_day: '2026-13-01' }, { from_day: 'no-such-day' }],
    [{ from_day: last, until_day: first }, { until_day: 'ends-before' }],
    [{ from_day: first, until_day: first }, {}],
  ])('with %j names what is wrong', (change, wrong) => {
    expect(problem(change)).toEqual(wrong)
  })

  it('takes a number in groups, in small letters and in Nepali digits', () => {
    const numberOf = (number: string) => accountOf({ ...form, number }, '').number
    expect(numberOf('0120 1002 3456 78')).toBe('01201002345678')
    expect(numberOf('nab-००१२३४')).toBe('NAB-001234')
  })

  it('may not repeat the number of another account in use', () => {
    const known = [{ ...langtangAccount, id: 1 }]
    expect(isNumberTaken(known, langtangAccount, null)).toBe(true)
    expect(isNumberTaken(known, langtangAccount, 1)).toBe(false)
    expect(isNumberTaken(known, { ...langtangAccount, isActive: false }, null)).toBe(false)
    expect(
      isNumberTaken([{ ...langtangAccount, id: 1, isActive: false }], langtangAccount, 2),
    ).toBe(false)
  })
})

describe('an entry of the trail about an account', () => {
  const json = JSON.stringify
  const number = '01201002345678'
  const proposal = (before: object | null, after: object) => ({
    subject: 'n_proposal',
    before: {},
    after: { sort: 'bank-account', subject: '7', before: json(before), after: json(after) },
  })

  it('hides the end of a proposed number and a proposed QR', () => {
    const shown = accountEntryInWords(proposal(null, langtangAccount))
    expect(json(shown)).not.toContain(number)
    expect(json(shown)).toContain('0120100234••••')
    expect(json(shown)).not.toContain('fonepay')
    const same = accountEntryInWords(proposal(langtangAccount, { ...langtangAccount, branch: 'X' }))
    expect(json(same)).toContain(number)
  })

  it('about another subject has no words of its own', () => {
    expect(accountEntryInWords({ subject: 'n_setting', before: {}, after: {} })).toBeNull()
  })
})
