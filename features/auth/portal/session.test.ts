import { expect, it } from 'vitest'
import { sessionTokens } from './session.ts'

it("without a token every service fails with 'Authentication required' (SPEC §6)", () => {
  expect(sessionTokens.missing()).toMatchObject({
    status: 401,
    detail: 'Authentication required',
  })
})
