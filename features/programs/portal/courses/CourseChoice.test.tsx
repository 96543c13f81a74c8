import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { anOfferedCourse, anOpening } from '#features/programs/testing/opening.factory.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { CourseChoice } from './CourseChoice.tsx'

const courses = [
  anOfferedCourse(1, { name: 'Mathematics II', type: 'CO' }),
  anOfferedCourse(2, { name: 'Digital Logic', type: 'CT' }),
  anOfferedCourse(3, { name: 'Statistics', type: 'EL', seats: { total: 40, left: 2 } }),
  anOfferedCourse(4, { name: 'Robotics', type: 'EL', seats: { total: 40, left: 0 } }),
  anOfferedCourse(5, {
    name: 'Calculus II',
    type: 'EL',
    prerequisite: { courseId: 9, name: 'Calculus I' },
  }),
]

function shown(more: Partial<Parameters<typeof CourseChoice>[0]> = {}) {
  const onToggle = vi.fn()
  atWidth(360)
  draw(
    <CourseChoice
      opening={anOpening({ courses })}
      chosen={[1, 2]}
      registered={[]}
      locked={false}
      onToggle={onToggle}
      {...more}
    />,
  )
  return onToggle
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('choosing courses', () => {
  it.each([/Mathematics II/, /Digital Logic/])('%s is compulsory: chosen and locked', (name) => {
    shown()
    expect([box(name).checked, box(name).disabled]).toEqual([true, true])
  })

  it('an optional one is chosen with its box', () => {
    const onToggle = shown()
    fireEvent.click(box(/Statistics/))
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ courseId: 3 }))
  })

  it('says how many seats are left, in the digits of the reader', () => {
    language.set('ne')
    shown()
    expect(wordsOf(document.body)).toContain('४०मध्ये २ सिट बाँकी')
    expect(document.body.textContent).toContain('सिट बाँकी छैन')
  })

  it('a full one, and one whose prerequisite is missing, cannot be chosen', () => {
    shown()
    expect(box(/Robotics/).disabled).toBe(true)
    expect(box(/Calculus II/).disabled).toBe(true)
    expect(document.body.textContent).toContain('Needs Calculus I')
  })

  it('one whose prerequisite is passed, or not known yet, can', () => {
    shown({ registered: [9] })
    expect(box(/Calculus II/).disabled).toBe(false)
    expect(document.body.textContent).not.toContain('Needs Calculus I')
  })

  it('a full one that was chosen before can be given back', () => {
    shown({ chosen: [1, 2, 4] })
    expect([box(/Robotics/).checked, box(/Robotics/).disabled]).toEqual([true, false])
  })

  it('nothing changes while an application with these courses is under way', () => {
    shown({ locked: true })
    expect(box(/Statistics/).disabled).toBe(true)
  })
})
