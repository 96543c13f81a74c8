import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChoiceGrid } from './ChoiceGrid.tsx'

const words = (en: string) => ({ en, ne: en })
const options = { Open: words('Open'), Female: words('Women'), Local: words('Local') }

function shown(chosen: readonly (keyof typeof options)[], locked = false) {
  const onChange = vi.fn()
  const texts = { legend: 'Quota', hint: '(optional)', note: 'Proof is asked for.' }
  render(<ChoiceGrid {...texts} {...{ options, chosen, locked, onChange }} />)
  return onChange
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('any number may be chosen, and given back', () => {
  const onChange = shown(['Female'])
  expect(box('Women').checked).toBe(true)
  fireEvent.click(box('Local'))
  expect(onChange).toHaveBeenLastCalledWith(['Female', 'Local'])
  fireEvent.click(box('Women'))
  expect(onChange).toHaveBeenLastCalledWith([])
})

it('is one group with a name, and says what is asked for', () => {
  shown([])
  expect(screen.getByRole('group', { name: /^Quota/ })).toBeDefined()
  expect(screen.getByText('Proof is asked for.')).toBeDefined()
})

it('stays as it is while it is locked', () => {
  shown(['Open'], true)
  expect(screen.getByRole('group').hasAttribute('disabled')).toBe(true)
})
