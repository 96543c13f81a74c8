import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import toast from 'react-hot-toast/headless'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { SavedRecords } from './SavedRecords.tsx'

const remove = 'DELETE /api/v1/models/n_bpaca_info/5'
const record = {
  id: 5,
  level: '2plus_two',
  levelName: 'Plus Two/Intermediate',
  gradingType: 'G',
  gradingTypeName: 'CGPA',
  fullMarks: 4,
  obtainedMarks: '3.4',
  institution: 'Rasuwa Secondary School',
  board: 'NEB',
  endYear: '2080',
  majorSubject: 'Science',
} as unknown as Parameters<typeof SavedRecords>[0]['records'][number]
let network: FakeNetwork

beforeEach(() => {
  signInSita()
  network = fakeNetwork()
})

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('saved education records', () => {
  it('say level, marks out of what, school, board, year and subject', () => {
    draw(<SavedRecords records={[record]} />)
    const row = wordsOf(screen.getByRole('listitem'))
    expect(row).toContain('3.4 of 4.0CGPA')
    expect(row).toContain('NEB 2080 Science')
  })

  it('count in the digits of the reader', () => {
    language.set('ne')
    draw(<SavedRecords records={[record]} />)
    expect(screen.getByRole('heading').textContent).toContain('१')
    expect(wordsOf(screen.getByRole('listitem'))).toContain('४.०मा ३.४')
  })

  it('have no list when there are none', () => {
    draw(<SavedRecords records={[]} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('deleting one', () => {
  const name = 'Delete, Plus Two/Intermediate'

  it('asks first, in the specification’s words, and can be called off', async () => {
    draw(<SavedRecords records={[record]} />)
    await press(name)
    const dialog = screen.getByRole('alertdialog')
    expect(dialog.textContent).toContain(
      'Are you sure you want to delete this education record? This action cannot be undone.',
    )
    await press('Cancel')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(network.left).toEqual([])
  })

  it.each([
    ['says that it is gone', { status: 200, body: {} }, 'Education record deleted successfully!'],
    ['says why it stays', { status: 409, body: { detail: 'It is in use.' } }, 'It is in use.'],
    [
      'says that it failed when nobody says why',
      { status: 500, body: {} },
      'Failed to delete education record. Please try again.',
    ],
  ])('%s', async (_, answer, sentence) => {
    const toasts = [vi.spyOn(toast, 'success'), vi.spyOn(toast, 'error')]
    network.on(remove, () => answer)
    draw(<SavedRecords records={[record]} />)
    await press(name)
    await press('Delete')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(toasts.flatMap(({ mock }) => mock.calls.map(([text]) => text))).toEqual([sentence])
    expect(network.left.map(({ method }) => method)).toEqual(['DELETE'])
  })
})
