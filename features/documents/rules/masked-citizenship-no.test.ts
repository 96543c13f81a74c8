import { describe, expect, it } from 'vitest'
import { maskedCitizenshipNo } from './masked-citizenship-no.ts'

describe('a citizenship number on a document', () => {
  it.each([
    ['12-01-70-12345', '12-01-•••••'],
    ['27/2060/12345', '27-2060-•••••'],
    ['1234567', '12•••••'],
    ['', ''],
  ])('%s is shown as %s', (number, shown) => {
    expect(maskedCitizenshipNo(number)).toBe(shown)
  })
})
