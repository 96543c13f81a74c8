import { describe, expect, it } from 'vitest'
import { uploadMaxBytes } from '#features/documents/rules/facts.ts'
import { voucherFileProblem } from './voucher-file.ts'

const file = (name: string, type = '', bytes = 1) => voucherFileProblem({ name, type, bytes })

describe('a voucher file', () => {
  it('passes at exactly 5 MB and not a byte more', () => {
    expect(uploadMaxBytes).toBe(5_242_880)
    expect(file('slip.pdf', '', 5_242_880)).toBeNull()
    expect(file('slip.pdf', '', 5_242_881)).toBe('file-too-large')
  })

  it.each([
    ['slip.PDF', 'application/pdf'],
    ['slip.jpg', 'image/jpeg'],
    ['slip.jpeg', ''],
    ['slip.png', 'image/png'],
    ['slip.gif', 'image/gif'],
    ['slip.webp', 'image/webp'],
    ['a.b.pdf', ''],
  ])('may be %s of %s', (name, type) => {
    expect(file(name, type)).toBeNull()
  })

  it.each([
    ['slip.txt', 'text/plain'],
    ['slip.txt', ''],
    ['slip.svg', 'image/svg+xml'],
    ['slip.pdf', 'text/html'],
    ['slip.jpg', 'image/png'],
    ['slip.php.jpg.exe', ''],
    ['slip', ''],
    ['pdf.', ''],
    ['', ''],
  ])('may not be %s of %s', (name, type) => {
    expect(file(name, type)).toBe('file-wrong-type')
  })

  it('is told about its type first, whatever its size', () => {
    expect(file('slip.txt', '', 9e9)).toBe('file-wrong-type')
  })
})
