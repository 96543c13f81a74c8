import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { PasswordField, SelectField, TextAreaField, TextField } from './Field.tsx'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? `no ${id}`)

describe('a field', () => {
  it('is known by its label, and described by hint and error', () => {
    draw(<TextField label="Phone" hint="Starts with 98" error="Too short" />)
    const input = screen.getByLabelText('Phone')
    expect(described(input)).toEqual(['Starts with 98', 'Too short'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('without a problem is described by nothing and not invalid', () => {
    draw(<TextField label="Middle name" optional />)
    const input = screen.getByLabelText('Middle name (optional)')
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('with a warning is not invalid', () => {
    draw(<TextField label="Nepali name" warning="Looks like Preeti" />)
    const input = screen.getByLabelText('Nepali name')
    expect(described(input)).toEqual(['Looks like Preeti'])
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('of a choice or a longer text is wired the same way', () => {
    draw(
      <>
        <SelectField label="Province" error="Choose one">
          <option>Bagmati</option>
        </SelectField>
        <TextAreaField label="Reason" hint="Shown to the office" />
      </>,
    )
    expect(described(screen.getByLabelText('Province'))).toEqual(['Choose one'])
    expect(described(screen.getByLabelText('Reason'))).toEqual(['Shown to the office'])
  })

  it('of a password shows it on demand and says which one', () => {
    draw(<PasswordField label="Password" value="secret" onChange={() => undefined} />)
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    expect(input.type).toBe('password')
    expect(fireEvent.paste(input)).toBe(true) // not prevented: a password manager fills it
    fireEvent.click(screen.getByRole('button', { name: 'Show, Password' }))
    expect(input.type).toBe('text')
    expect(screen.getByRole('button', { name: 'Hide, Password', pressed: true })).toBeDefined()
  })
})

describe('the summary of what is wrong', () => {
  const items = [
    { fieldId: 'phone', message: 'Phone is required' },
    { fieldId: 'email', message: 'Email is required' },
  ]
  const form = (attempt: number, wrong = items) => (
    <>
      <ErrorSummary items={wrong} attempt={attempt} />
      <input id="phone" />
      <input id="email" />
    </>
  )

  it('takes the focus after each failed submit, and leads to the fields', () => {
    const { redraw } = draw(form(1))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    fireEvent.click(screen.getByRole('link', { name: 'Email is required' }))
    expect(document.activeElement?.id).toBe('email')
    redraw(form(2))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('counts, goes with the last problem, and names the page while it stands', () => {
    const { redraw } = draw(form(1))
    expect(screen.getByText('Please fix 2 things')).toBeDefined()
    redraw(form(1, items.slice(1)))
    expect(screen.getByText('Please fix 1 thing')).toBeDefined()
    redraw(form(1, []))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('may be only a sentence of the form', () => {
    draw(<ErrorSummary items={[]} lead="Passwords do not match" attempt={1} />)
    expect(screen.getByRole('alert').textContent).toBe('Passwords do not match')
  })
})
