import { describe, expect, it } from 'vitest'
import { firstSteps, type FirstStepsFacts, missingSteps } from './first-steps.ts'

const nothing: FirstStepsFacts = {
  hasNames: false,
  hasLogo: false,
  signing: [],
  hasHelpDesk: false,
  administrators: ['Kiran Joshi'],
  isAdministratorInvited: false,
  registrars: [],
  cashiers: [],
  examOffice: [],
  bankAccount: 'missing',
  feesWithoutAccount: [],
  isWalletOn: false,
  testMail: 'not-sent',
  structure: { years: 0, faculties: 0, levels: 0, programs: 0, semesters: 0 },
  publishedOpenings: 0,
}
const ready: FirstStepsFacts = {
  ...nothing,
  hasNames: true,
  hasHelpDesk: true,
  administrators: ['Kiran Joshi', 'Gopal Rijal'],
  bankAccount: 'set',
  testMail: 'arrived',
  structure: { years: 1, faculties: 1, levels: 1, programs: 1, semesters: 1 },
  publishedOpenings: 1,
}
const stateIn = (facts: Partial<FirstStepsFacts>, id: string, from = ready) =>
  firstSteps({ ...from, ...facts }).find((step) => step.id === id)?.state
const missingIn = (facts: Partial<FirstStepsFacts>) =>
  missingSteps(firstSteps({ ...ready, ...facts })).map(({ id }) => id)

describe('first steps', () => {
  it('of a new database miss everything that students need; people for later work can wait', () => {
    expect(firstSteps(nothing).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'names missing',
      'logo can-wait',
      'help-desk missing',
      'signatures can-wait',
      'second-administrator missing',
      'registrar can-wait',
      'cashier can-wait',
      'exam-office can-wait',
      'bank-account missing',
      'wallet can-wait',
      'test-mail missing',
      'structure missing',
      'first-opening not-yet',
    ])
  })

  it('let sign-up open once names, people, account, mail, structure and an opening are there', () => {
    expect(missingIn({})).toEqual([])
  })

  it.each([
    [{ hasNames: false }, 'names'],
    [{ hasHelpDesk: false }, 'help-desk'],
    [{ administrators: ['Kiran Joshi'] }, 'second-administrator'],
    [{ bankAccount: 'waits' }, 'bank-account'],
    [{ bankAccount: 'partly' }, 'bank-account'],
    [{ testMail: 'sent' }, 'test-mail'],
    [{ testMail: 'failed' }, 'test-mail'],
    [{ structure: { ...ready.structure, semesters: 0 } }, 'structure'],
    [{ publishedOpenings: 0 }, 'first-opening'],
  ] as const)('keep it closed with %j', (facts, id) => {
    expect(missingIn(facts)).toEqual([id])
  })

  it('wait for a second administrator who was invited and has not joined', () => {
    const facts = { administrators: ['Kiran Joshi'], isAdministratorInvited: true }
    expect(stateIn(facts, 'second-administrator')).toBe('waiting')
    expect(missingIn(facts)).toEqual(['second-administrator'])
  })

  it('take a wallet in place of a bank account', () => {
    expect(missingIn({ bankAccount: 'missing', isWalletOn: true })).toEqual([])
    expect(stateIn({ bankAccount: 'partly', isWalletOn: true }, 'bank-account')).toBe('can-wait')
  })

  it('say that an opening cannot begin before there is a programme', () => {
    expect(stateIn({ publishedOpenings: 0 }, 'first-opening')).toBe('missing')
    expect(stateIn({}, 'first-opening', nothing)).toBe('not-yet')
  })
})
