import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { passwordProblem } from './password.ts'

describe('a new password', () => {
  it.each([
    ['', 'password-required'],
    ['Abc12!x', 'password-short'],
    ['Abc12!xy', null],
    ['Ghumti Phul 77', 'password-invalid'],
    ['घुम्तीफूल77', 'password-invalid'],
    [`Ab1-${'xyzw'.repeat(31)}`, null],
    [`Ab1-${'xyzw'.repeat(31)}x`, 'password-invalid'],
    ['Password123', 'password-common'],
    ['nepal@123', 'password-common'],
    ['aaaaaaaaaa', 'password-common'],
    ['abababababab', 'password-common'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, commonPasswords)).toBe(problem)
  })

  it('is not the institution with digits and signs around it', () => {
    expect(passwordProblem('Langtang2083!', commonPasswords, ['langtang'])).toBe('password-common')
    expect(passwordProblem('#2083Langtang#', commonPasswords, ['Langtang'])).toBe('password-common')
    expect(passwordProblem('Langtang2083!', commonPasswords, ['pokhara'])).toBeNull()
    expect(passwordProblem('Langtang-Trek-83', commonPasswords, ['langtang'])).toBeNull()
  })
})
