import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { staffRoles } from '#features/roles/rules/facts.ts'
import { accountProblem, readRoles } from './account.ts'

const account = { name: 'Mina Rai', email: 'mina@ltu.example' }

describe('a new staff account', () => {
  it.each([
    [{}, null],
    [{ name: 'M' }, 'name-wrong'],
    [{ name: 'Mi' }, null],
    [{ name: 'x'.repeat(120) }, null],
    [{ name: 'x'.repeat(121) }, 'name-wrong'],
    [{ email: 'mina' }, 'email-wrong'],
    [{ email: 'mina@ltu' }, 'email-wrong'],
    [{ email: 'mina rai@ltu.example' }, 'email-wrong'],
    [{ email: 'mina@rai@ltu.example' }, 'email-wrong'],
    [{ email: `${'m'.repeat(243)}@ltu.example` }, 'email-wrong'],
    [{ name: '', email: '' }, 'name-wrong'],
  ])('with %j: %j', (change, problem) => {
    expect(accountProblem({ ...account, ...change })).toBe(problem)
  })
})

describe('the roles an account is given', () => {
  it.each([
    ['registrar', ['registrar']],
    [' cashier , librarian ', ['cashier', 'librarian']],
    ['cashier,cashier', ['cashier']],
    ['', null],
    [',', null],
    ['registrar,', null],
    ['registrar,rector', null],
    ['student', null],
    ['registrar,student', null],
    ['Registrar', null],
    ['constructor', null],
  ])('as %j are %j', (text, roles) => {
    expect(readRoles(text)).toEqual(roles)
  })

  it('are the same however they are ordered', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...staffRoles], { minLength: 1 }), (chosen) => {
        expect(readRoles(chosen.join(','))).toEqual(readRoles(chosen.toReversed().join(',')))
        expect(readRoles(chosen.join(','))?.toSorted()).toEqual(chosen.toSorted())
      }),
    )
  })
})
