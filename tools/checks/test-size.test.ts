import { expect, it } from 'vitest'
import { testSizes } from './test-size.ts'

it('every line of the tree is counted once, as code or as a test', () => {
  const sizes = testSizes()
  const all = sizes.find(({ name }) => name === 'all')
  const rooms = sizes.filter(({ name }) => name !== 'all' && name !== 'in browsers')
  const sum = (what: 'code' | 'tests') => rooms.reduce((total, room) => total + room[what], 0)
  expect({ code: sum('code'), tests: sum('tests') }).toMatchObject({
    code: all?.code,
    tests: all?.tests,
  })
})

it('counts an end-to-end test, a factory and a test as tests, in every module', () => {
  const of = (room: string) => testSizes().find(({ name }) => name === room)
  expect([of('e2e')?.code, of('testing')?.code]).toEqual([0, 0])
  expect(of('tools')?.tests).toBeGreaterThan(0)
})
