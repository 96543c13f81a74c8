import { describe, expect, it } from 'vitest'
import { documentName, withRoomFor } from './saved-documents.ts'

const megabyte = 1024 * 1024

describe('space for documents on this device', () => {
  const saved = {
    old: { at: 1, bytes: 2 * megabyte },
    newer: { at: 2, bytes: 3 * megabyte },
    newest: { at: 3, bytes: 3 * megabyte },
  }

  it('is made by the oldest, and by no more of them than it takes', () => {
    expect(Object.keys(withRoomFor(megabyte, saved) ?? {})).toEqual(['newest', 'newer'])
    expect(Object.keys(withRoomFor(0, saved) ?? {})).toEqual(['newest', 'newer', 'old'])
  })

  it('is not made for one that is too large', () => {
    expect(withRoomFor(2 * megabyte + 1, {})).toBeNull()
    expect(withRoomFor(2 * megabyte, {})).toEqual({})
  })
})

it('a document is another one for another application, process or part of it', () => {
  const names = [
    documentName('form', { id: 1 }),
    documentName('form', { id: 2 }),
    documentName('card', { id: 1 }),
    documentName('form', { id: 1, part: 'EXAM_CARD' }),
  ]
  expect(new Set(names).size).toBe(4)
})
