import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Day, day } from '#platform/pure/calendar/day.ts'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { DateOfBirth } from './DateOfBirth.tsx'
import { DayField } from './DayField.tsx'

type Start = Partial<Parameters<typeof DayField>[0]>

function drawn(start: Start = {}) {
  const onChange = vi.fn()
  function Held() {
    const [value, setValue] = useState<Day | null>(start.value ?? null)
    return (
      <DayField
        id="on"
        label="Day on the slip"
        startsIn="bs"
        {...start}
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  }
  draw(<Held />)
  return onChange
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const values = () => ['Day', 'Month', 'Year'].map((name) => field(name).value)

describe('a day', () => {
  it('typed in B.S. gives its A.D. day, and shows the other calendar', () => {
    const onChange = drawn()
    type('Day', '30')
    type('Month', '11')
    expect(onChange).toHaveBeenLastCalledWith(null)
    type('Year', '2063')
    expect(onChange).toHaveBeenLastCalledWith('2007-03-14')
    expect(screen.getByRole('status').textContent).toBe('14 Mar 2007 A.D. · Wednesday')
  })

  it('may be typed in Nepali digits, and takes digits only', () => {
    drawn()
    type('Day', '३०x')
    type('Year', '२०६३५')
    expect(values()).toEqual(['30', '', '2063'])
  })

  it('keeps its value when the calendar is changed, and loses half a one', () => {
    const onChange = drawn({ value: day('2007-03-14') })
    expect(values()).toEqual(['30', '11', '2063'])
    fireEvent.click(screen.getByRole('button', { name: 'A.D.' }))
    expect(values()).toEqual(['14', '3', '2007'])
    expect(onChange).toHaveBeenLastCalledWith('2007-03-14')
    type('Day', '')
    fireEvent.click(screen.getByRole('button', { name: 'B.S.' }))
    expect(values()).toEqual(['', '', ''])
  })

  it('that no calendar has is named at once, before any error of the form', () => {
    const onChange = drawn({ error: 'Required' })
    expect(screen.getByText('Required')).toBeDefined()
    type('Day', '32')
    type('Month', '11')
    type('Year', '2063')
    expect(screen.getByText('There is no such date.')).toBeDefined()
    expect(screen.queryByText('Required')).toBeNull()
    expect(field('Day').getAttribute('aria-invalid')).toBe('true')
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('that comes from elsewhere, such as a draft, is the one that is seen', () => {
    const part = (value: Day | null) => (
      <DayField id="on" label="Day" startsIn="ad" value={value} onChange={() => undefined} />
    )
    const { redraw } = draw(part(null))
    redraw(part(day('2007-03-14')))
    expect([field('Month').value, field('Year').value]).toEqual(['3', '2007'])
  })

  it('has Nepali months in the Nepali interface', () => {
    language.set('ne')
    drawn()
    expect(screen.getByRole('option', { name: 'फागुन' })).toBeDefined()
    expect(screen.queryByRole('option', { name: 'Falgun' })).toBeNull()
  })

  it('of birth starts in A.D. and may be filled in by the browser; in B.S. it may not', () => {
    draw(<DateOfBirth id="dob" label="Date of birth" value={null} onChange={() => undefined} />)
    expect(field('Day').autocomplete).toBe('bday-day')
    fireEvent.click(screen.getByRole('button', { name: 'B.S.' }))
    expect(field('Day').autocomplete).toBe('off')
  })

  it('of a slip is never filled in with a birthday', () => {
    drawn({ startsIn: 'ad' })
    expect(field('Day').autocomplete).toBe('off')
  })
})
