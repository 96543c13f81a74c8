import { describe, expect, it } from 'vitest'
import { docStatusLabel, findDocStatus, findNamedStatus } from './document-status.ts'

describe('a document status', () => {
  it.each([
    ['AP', 'AP'],
    ['ap', null],
    ['Approved', 'AP'],
    ['In Progress', 'IP'],
    ['Drafted', 'DR'],
    ['Completed', 'CO'],
    ['toString', null],
    ['', null],
  ])('is known by code or name: %j is %j', (text, status) => {
    expect(findNamedStatus(text)).toBe(status)
  })

  it.each([
    ['AP', 'Approved', 'done'],
    ['CO', 'Completed', 'done'],
    ['CL', 'Closed', 'closed'],
    ['DR', 'Draft', 'draft'],
    ['IP', 'Pending', 'waiting'],
  ])('%s reads %s', (...row) => {
    const [status, text, tone] = row
    const found = findDocStatus(status)
    expect(docStatusLabel(found)).toMatchObject({ text: { en: text }, tone })
  })

  it.each(['XX', '', 'ap', 'toString', '__proto__', null, 7, undefined])(
    '%j reads Pending',
    (status) => {
      expect(findDocStatus(status)).toBeNull()
      expect(docStatusLabel(findDocStatus(status)).text.en).toBe('Pending')
    },
  )
})
