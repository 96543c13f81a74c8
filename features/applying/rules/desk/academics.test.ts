import { describe, expect, it } from 'vitest'
import { type AcademicPart, type Academics, differingPart, sameAcademics } from './academics.ts'

const place: Academics = {
  year: { id: 1, name: '2083' },
  intake: { id: 2, name: 'Ashwin' },
  faculty: { id: 3, name: 'Engineering' },
  level: { id: 4, name: 'Bachelor' },
  program: { id: 5, name: 'BE Civil' },
  subject: null,
}

describe('two academic places', () => {
  it('match by ids, whatever the names', () => {
    expect(sameAcademics(place, { ...place, year: { id: 1, name: '' } })).toBe(true)
  })

  it('match where both are empty, not where one is (R-57)', () => {
    expect(differingPart(place, { ...place, subject: null })).toBeNull()
    expect(differingPart(place, { ...place, subject: { id: 9, name: '' } })).toBe('subject')
    expect(differingPart({ ...place, intake: null }, place)).toBe('intake')
  })

  it.each(['year', 'intake', 'faculty', 'level', 'program'] as const satisfies AcademicPart[])(
    'differ in the %s',
    (part) => {
      expect(differingPart(place, { ...place, [part]: { id: 99, name: '' } })).toBe(part)
    },
  )

  it('name the program before anything else that differs with it', () => {
    const other = { ...place, year: { id: 8, name: '' }, program: { id: 8, name: '' } }
    expect(differingPart(place, other)).toBe('program')
  })
})
