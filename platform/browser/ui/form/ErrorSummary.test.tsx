import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const name = { fieldId: 'name', message: 'Name is required.' }
const email = { fieldId: 'email', message: 'Please enter a valid email.' }

describe('the summary of what is wrong', () => {
  it('is not there while nothing is', () => {
    draw(<ErrorSummary items={[]} attempt={1} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('counts, and takes the focus after each try', () => {
    const { redraw } = draw(<ErrorSummary items={[name, email]} attempt={1} />)
    expect(screen.getByText('Please fix 2 things')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    redraw(<ErrorSummary items={[name]} attempt={1} />)
    expect(document.activeElement).toBe(elsewhere)
    redraw(<ErrorSummary items={[name]} attempt={2} />)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getByText('Please fix 1 thing')).toBeDefined()
    elsewhere.remove()
  })

  it('counts in the reader’s figures', () => {
    language.set('ne')
    draw(<ErrorSummary items={[name, email]} attempt={1} />)
    expect(screen.getByText('२ कुरा मिलाउनुहोस्')).toBeDefined()
  })

  it('leads each to its field and leaves the address alone', () => {
    draw(
      <>
        <ErrorSummary items={[name, email]} attempt={1} />
        <input id="name" />
        <input id="email" />
      </>,
    )
    const before = location.href
    fireEvent.click(screen.getByRole('link', { name: email.message }))
    expect(document.activeElement?.id).toBe('email')
    expect(location.href).toBe(before)
  })

  it('says the sentence of the whole form, also where no field is wrong', () => {
    draw(<ErrorSummary items={[]} lead="This email is taken." attempt={1} />)
    expect(screen.getByRole('alert').textContent).toBe('This email is taken.')
  })

  it('changes the title of the page too, as long as it is there', () => {
    document.title = 'Sign up'
    const { redraw } = draw(<ErrorSummary items={[name]} attempt={1} />)
    expect(document.title).not.toBe('Sign up')
    redraw(<ErrorSummary items={[]} attempt={1} />)
    expect(document.title).toBe('Sign up')
  })
})
