import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { DateField } from './DateField.tsx'

const input = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })

/** The field with a day; gives every day it reported. */
function field(first: string): string[] {
  const reported: string[] = []
  function Form() {
    const [value, setValue] = useState(first)
    const keep = (day: string) => {
      reported.push(day)
      setValue(day)
    }
    return (
      <>
        <DateField label="From" value={value} onChange={keep} />
        <button onClick={() => setValue('2026-11-01')}>This month</button>
        <button onClick={() => setValue('2026-11-30')}>Today</button>
      </>
    )
  }
  draw(<Form />)
  return reported
}

describe('a day in one field', () => {
  it('is shown in B.S., with the day in A.D. beside its label', () => {
    field('2026-11-30')
    expect(input().value).toBe('2083-08-14')
    expect(screen.getByLabelText('From (30 Nov 2026)')).toBe(input())
  })

  it('is typed in B.S., and counts once it is whole', () => {
    const reported = field('')
    type('2083-08-1')
    expect(reported).toEqual([])
    type('2083-08-14')
    expect(reported).toEqual(['2026-11-30'])
    expect(screen.getByLabelText('From (30 Nov 2026)')).toBeDefined()
  })

  it('with one digit counts when the field is left, or with Enter', () => {
    const reported = field('')
    type('2083/8/4')
    fireEvent.keyDown(input(), { key: 'Enter' })
    expect(reported).toEqual(['2026-11-20'])
    expect(input().value).toBe('2083-08-04')
    type('2083/8/5')
    fireEvent.blur(input())
    expect(reported).toEqual(['2026-11-20', '', '2026-11-21'])
  })

  it('is typed in A.D. too, and shown in B.S. when the field is left', () => {
    const reported = field('')
    type('2026-11-30')
    expect(reported).toEqual(['2026-11-30'])
    fireEvent.blur(input())
    expect(input().value).toBe('2083-08-14')
  })

  it('that is none is said when the field is left, and nothing is in its place', () => {
    const reported = field('2026-11-30')
    type('2083-13-01')
    expect(reported).toEqual([''])
    expect(screen.queryByText('There is no such date.')).toBeNull()
    fireEvent.blur(input())
    expect(screen.getByText('There is no such date.')).toBeDefined()
    expect(input().value).toBe('2083-13-01')
    type('')
    fireEvent.blur(input())
    expect(screen.queryByText('There is no such date.')).toBeNull()
  })

  it('follows a day that is set from outside', () => {
    field('')
    type('2083-08-14')
    fireEvent.click(screen.getByRole('button', { name: 'This month' }))
    expect(input().value).toBe('2083-07-15')
    fireEvent.click(screen.getByRole('button', { name: 'Today' }))
    expect(input().value).toBe('2083-08-14')
  })

  it('has Nepali digits in Nepali, and takes either', () => {
    language.set('ne')
    const reported = field('2026-11-30')
    expect(input().value).toBe('२०८३-०८-१४')
    type('२०८३-०८-१५')
    expect(reported).toEqual(['2026-12-01'])
  })
})
