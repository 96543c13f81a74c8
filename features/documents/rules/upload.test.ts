import { describe, expect, it } from 'vitest'
import { acceptOf, uploadMaxBytes, uploadProblem } from './upload.ts'

const types = { 'image/jpeg': ['jpg', 'jpeg'], 'application/pdf': ['pdf'] } as const
const problem = (type: string, bytes = 1_000) => uploadProblem({ type, bytes }, types)

describe('a file that is to be uploaded', () => {
  it.each(['image/jpeg', 'application/pdf'])('is taken when its bytes show %j', (type) => {
    expect(problem(type)).toBeNull()
  })

  it.each(['', 'image/gif', 'application/x-pdf', 'constructor'])(
    'is refused when its bytes show %j, which the form does not take',
    (type) => {
      expect(problem(type)).toBe('file-wrong-type')
    },
  )

  it.each([
    [uploadMaxBytes - 1, null],
    [uploadMaxBytes, null],
    [uploadMaxBytes + 1, 'file-too-large'],
  ])('of %d bytes: %j', (bytes, expected) => {
    expect(problem('image/jpeg', bytes)).toBe(expected)
  })

  it('that is both of a wrong type and too large is refused for its type: another size would not help', () => {
    expect(problem('video/mp4', uploadMaxBytes * 2)).toBe('file-wrong-type')
  })

  it('is offered by media type and by extension', () => {
    expect(acceptOf(types)).toBe('image/jpeg,application/pdf,.jpg,.jpeg,.pdf')
  })
})
