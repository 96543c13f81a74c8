import { describe, expect, it } from 'vitest'
import { docStatusLabel, findDocStatus, mayDownload } from './doc-status.ts'

describe('a document status', () => {
  it.each([
    ['AP', 'Approved', 'done', true],
    ['CO', 'Completed', 'done', true],
    ['CL', 'Closed', 'closed', true],
    ['DR', 'Draft', 'draft', false],
    ['IP', 'Pending', 'waiting', false],
  ])('%s reads %s, and only AP, CO, CL may download', (...row) => {
    const [status, text, tone, download] = row
    const found = findDocStatus(status)
    expect(docStatusLabel(found)).toMatchObject({ text: { en: text }, tone })
    expect(mayDownload(found)).toBe(download)
  })

  it.each(['XX', '', 'ap', 'toString', '__proto__', null, 7, undefined])(
    '%j reads Pending',
    (status) => {
      expect(findDocStatus(status)).toBeNull()
      expect(docStatusLabel(findDocStatus(status)).text.en).toBe('Pending')
      expect(mayDownload(findDocStatus(status))).toBe(false)
    },
  )
})
