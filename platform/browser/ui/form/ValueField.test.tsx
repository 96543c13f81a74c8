import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { ValueField } from './ValueField.tsx'

type Props = Parameters<typeof ValueField>[0]
const field = (input: Props['input'], more: Partial<Props> = {}) => {
  const onChange = vi.fn()
  draw(<ValueField id="it" label="It" value="" input={input} onChange={onChange} {...more} />)
  return onChange
}
const options = {
  M: { en: 'Male', ne: 'पुरुष' },
  F: { en: 'Female', ne: 'महिला' },
}

describe('a value that is typed as its type is typed', () => {
  it('text, in a language of its own where it has one', () => {
    const onChange = field({ is: 'text', lang: 'ne' })
    const input = screen.getByLabelText('It')
    expect(input.getAttribute('lang')).toBe('ne')
    fireEvent.change(input, { target: { value: 'सीता' } })
    expect(onChange).toHaveBeenCalledWith('सीता')
  })

  it('one of few, by its code, in the reader’s words, none to begin with', () => {
    language.set('ne')
    const onChange = field({ is: 'choice', options })
    const select = screen.getByLabelText<HTMLSelectElement>('It')
    expect([...select.options].map((each) => [each.value, each.text])).toEqual([
      ['', 'छान्नुहोस्'],
      ['M', 'पुरुष'],
      ['F', 'महिला'],
    ])
    fireEvent.change(select, { target: { value: 'F' } })
    expect(onChange).toHaveBeenCalledWith('F')
  })

  it('an error is connected to its field for screen readers', () => {
    field({ is: 'text' }, { error: 'It is required.' })
    const input = screen.getByLabelText('It')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const about = input.getAttribute('aria-describedby') ?? ''
    expect(about.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(
      'It is required.',
    )
  })
})
