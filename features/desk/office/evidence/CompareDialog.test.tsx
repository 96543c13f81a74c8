import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import type { EvidenceFile } from '#features/desk/wire/evidence.ts'
import { CompareDialog } from './CompareDialog.tsx'

const files = ['Slip', 'Earlier slip', 'Letter'].map((label, record): EvidenceFile => ({
  model: 'c_payment',
  record,
  name: 'slip.jpg',
  label: { en: label, ne: label },
  mime: 'image/jpeg',
  bytes: 1_000,
  ...(label === 'Earlier slip' && { isEarlier: true }),
}))

beforeEach(async () => {
  const image = { body: new Uint8Array([1]), headers: { 'content-type': 'image/jpeg' } }
  fakeNetwork().on('POST /api/v1/processes/desk_file', () => image)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:slip')
  draw(<CompareDialog queue="vouchers" record={7} files={files} left={0} onClose={() => {}} />)
  await screen.findAllByRole('img')
})

const sides = () => screen.getAllByRole('region')
const zooms = () =>
  screen.getAllByRole('img').map((image) => image.style.getPropertyValue('--zoom'))
const press = (side: number, name: string) => {
  const at = sides()[side]
  if (at !== undefined) fireEvent.click(within(at).getByRole('button', { name }))
}

describe('two documents beside each other', () => {
  it('are the open one and the earlier one that it resembles', () => {
    const chosen = screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)
    expect(chosen).toEqual(['0', '1'])
  })

  it('are each looked at closer without the other', () => {
    press(1, 'Larger')
    press(1, 'Larger')
    expect(zooms()).toEqual(['1', '2'])
    press(0, 'Larger')
    press(1, 'Smaller')
    expect(zooms()).toEqual(['1.5', '1.5'])
  })

  it('begin at their whole size when another is chosen', async () => {
    press(1, 'Larger')
    const [, right] = screen.getAllByRole('combobox')
    if (right !== undefined)
      await act(async () => fireEvent.change(right, { target: { value: '2' } }))
    await screen.findByAltText('Letter')
    expect(zooms()).toEqual(['1', '1'])
  })
})
