import { describe, expect, it } from 'vitest'
import { uploadMaxBytes } from '#features/documents/rules/facts.ts'
import { voucherFileProblem } from './voucher-file.ts'

const file = (type: string, bytes = 1) => voucherFileProblem({ type, bytes })

describe('a voucher file', () => {
  it('passes at exactly 5 MB and not a byte more', () => {
    expect(uploadMaxBytes).toBe(5_242_880)
    expect(file('application/pdf', 5_242_880)).toBeNull()
    expect(file('application/pdf', 5_242_881)).toBe('file-too-large')
  })

  it.each(['application/pdf', 'image/jpeg', 'image/png', 'image/gif', 'image/webp'])(
    'may be %s by its bytes',
    (type) => {
      expect(file(type)).toBeNull()
    },
  )

  it.each(['text/plain', 'image/svg+xml', 'text/html', ''])('may not be %j', (type) => {
    expect(file(type)).toBe('file-wrong-type')
  })

  it('is refused for its type first, whatever its size', () => {
    expect(file('text/plain', 9e9)).toBe('file-wrong-type')
  })
})
