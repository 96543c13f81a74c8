import { describe, expect, it } from 'vitest'
import { acceptOf, uploadMaxBytes, uploadProblem } from './upload.ts'

const types = { 'image/jpeg': ['jpg', 'jpeg'], 'application/pdf': ['pdf'] } as const
const problem = (name: string, type: string, bytes = 1_000) =>
  uploadProblem({ name, type, bytes }, types)

describe('a file that is to be uploaded', () => {
  it.each([
    ['slip.jpg', 'image/jpeg'],
    ['SLIP.JPEG', 'image/jpeg'],
    ['two.dots.pdf', 'application/pdf'],
    ['slip.pdf', ''],
    ['', 'application/pdf'],
  ])('is taken as %j of type %j', (name, type) => {
    expect(problem(name, type)).toBeNull()
  })

  it.each([
    ['slip.pdf', 'image/jpeg'],
    ['slip.jpg.exe', 'image/jpeg'],
    ['slip.exe', ''],
    ['slip', ''],
    ['slip.pdf', 'application/x-pdf'],
    ['', ''],
    ['', 'text/html'],
  ])('is no such file as %j of type %j', (name, type) => {
    expect(problem(name, type)).toBe('file-wrong-type')
  })

  it.each([
    [uploadMaxBytes - 1, null],
    [uploadMaxBytes, null],
    [uploadMaxBytes + 1, 'file-too-large'],
  ])('of %d bytes: %j', (bytes, expected) => {
    expect(problem('slip.jpg', 'image/jpeg', bytes)).toBe(expected)
  })

  it('that is both wrong and too large is told to be the wrong one: another size would not help', () => {
    expect(problem('film.mp4', 'video/mp4', uploadMaxBytes * 2)).toBe('file-wrong-type')
  })

  it('is offered by media type and by extension', () => {
    expect(acceptOf(types)).toBe('image/jpeg,application/pdf,.jpg,.jpeg,.pdf')
  })
})
