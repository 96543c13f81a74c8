import { describe, expect, it } from 'vitest'
import { walletMode } from '../gateways.ts'
import { readSettings, type Settings } from './settings.ts'
import { unfitForStudents } from './unfit-defaults.ts'

function settingsOf(environment: NodeJS.ProcessEnv): Settings {
  const read = readSettings(environment)
  if ('mistakes' in read) throw new Error(read.mistakes.join())
  return read.settings
}
const real = {
  ADMIN_EMAIL: 'administrator@ltu.edu.np',
  MAIL_FROM: 'portal@ltu.edu.np',
  SMTP_URL: 'smtps://user:word@mail.ltu.edu.np',
  SMS_URL: 'https://gateway.example/messages',
  PUBLIC_URL: 'https://portal.ltu.edu.np',
  KHALTI_MODE: 'live',
  KHALTI_SECRET_KEY: 'key',
}
const unfit = (environment: NodeJS.ProcessEnv, isDemo = false) =>
  unfitForStudents(settingsOf(environment), { isDemo })
const named = (lines: readonly string[]) => lines.map((line) => line.split(/ +/)[0])

describe('the wallet', () => {
  it.each([
    [{}, true, 'simulator'],
    [{ KHALTI_MODE: 'simulator' }, true, 'simulator'],
    [{}, false, 'off'],
    [{ KHALTI_MODE: 'simulator' }, false, 'off'],
    [{ KHALTI_MODE: 'sandbox', KHALTI_SECRET_KEY: 'k' }, true, 'sandbox'],
    [{ KHALTI_MODE: 'live', KHALTI_SECRET_KEY: 'k' }, false, 'live'],
  ] as const)('with %j, demonstration %j, is %s', (environment, isDemo, mode) => {
    expect(walletMode(settingsOf(environment), { isDemo })).toBe(mode)
  })
})

describe('the check for defaults that are unfit for real students', () => {
  it('is nothing where everything is set', () => {
    expect(unfit(real)).toEqual([])
  })

  it('is every default that suits the demonstration', () => {
    expect(named(unfit({}))).toEqual([
      'ADMIN_EMAIL',
      'SMTP_URL',
      'MAIL_FROM',
      'SMS_URL',
      'PUBLIC_URL',
      'KHALTI_MODE',
    ])
    expect(unfit({}).at(-1)).toContain('Khalti is off')
  })

  it('is the demonstration itself, and a wallet that moves no money', () => {
    expect(named(unfit({ ...real, KHALTI_MODE: '' }, true))).toEqual(['DEMO', 'KHALTI_MODE'])
    expect(named(unfit({ ...real, KHALTI_MODE: 'sandbox' }))).toEqual(['KHALTI_MODE'])
    expect(unfit({ ...real, KHALTI_MODE: 'simulator' })).toEqual([
      expect.stringContaining('exists in the demonstration only'),
    ])
  })
})
