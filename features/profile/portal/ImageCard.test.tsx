import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { profileFromWire } from '../wire/profile.ts'
import { ImageCard } from './ImageCard.tsx'

const picture = new Blob(['small and square'], { type: 'image/jpeg' })

/** Cropping has tests of its own; here it is two buttons. */
vi.mock('./ImageCropper.tsx', () => ({
  ImageCropper: ({
    file,
    onUse,
    onUnreadable,
  }: {
    readonly file: File
    readonly onUse: (cropped: Blob) => void
    readonly onUnreadable: () => void
  }) => (
    <>
      <p>Cropping {file.name}</p>
      <button type="button" onClick={() => onUse(picture)}>
        Use
      </button>
      <button type="button" onClick={onUnreadable}>
        Unreadable
      </button>
    </>
  ),
}))

const put = 'PUT /api/v1/models/c_bpartner/1000011'
const profile = profileFromWire({ id: 1_000_011, Name: 'Sita' })
if (profile === null) throw new Error('It has an id')
let network: FakeNetwork

beforeEach(() => {
  signInSita()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => 'data:image/jpeg;base64,AA==',
      revokeObjectURL: vi.fn(),
    }),
  )
  network = fakeNetwork()
  network.on(put, () => ({ body: {} }))
  draw(<ImageCard which="photo" profile={profile} />)
})

const choose = (file: File) =>
  act(async () => fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [file] } }))
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const jpeg = (bytes = 10) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(bytes)], 'me.jpg')
const note = () => document.querySelector('#photo-note')?.textContent ?? ''

describe('a picture of the profile', () => {
  it('refuses what is no picture, and crops nothing', async () => {
    await choose(new File(['%PDF'], 'me.pdf', { type: 'application/pdf' }))
    expect(note()).toContain('Invalid file type. Only JPG, PNG, and WEBP are allowed.')
    expect(screen.queryByText(/Cropping/)).toBeNull()
  })

  it('is cropped whatever its size, sent as a JPEG, and says that the university has it', async () => {
    const toasted = vi.spyOn(toast, 'success')
    await choose(jpeg(6 * 1024 * 1024))
    expect(await screen.findByText('Cropping me.jpg')).toBeDefined()
    await press('Use')
    await waitFor(() => expect(toasted).toHaveBeenCalled())
    expect(toasted.mock.calls[0]?.[0]).toBe('Photo uploaded successfully!')
    const sent = network.left.filter(({ method }) => method === 'PUT')
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(sent[0]?.body)).toContain(btoa('small and square'))
    expect(JSON.stringify(sent[0]?.body)).toContain('photo.jpg')
    expect(screen.getByRole('img', { name: 'Photo' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Crop again' })).toBeDefined()
  })

  it('that cannot be opened says so, or that it is too large', async () => {
    await choose(jpeg())
    await press('Unreadable')
    const damaged = note()
    expect(damaged).not.toBe('')
    await choose(jpeg(6 * 1024 * 1024))
    await press('Unreadable')
    expect(note()).not.toBe(damaged)
    expect(note()).toContain('5MB')
  })

  it('leaves cropping without sending anything', async () => {
    await choose(jpeg())
    await press('Cancel')
    expect(screen.queryByText(/Cropping/)).toBeNull()
    expect(network.left).toEqual([])
  })

  it('that the server refuses stays, says why, and goes again', async () => {
    const toasted = vi.spyOn(toast, 'success')
    network.on(put, () => ({ status: 400, body: { detail: 'There is no face in it.' } }))
    await choose(jpeg())
    await press('Use')
    await waitFor(() => expect(note()).toContain('There is no face in it.'))
    network.on(put, () => ({ body: {} }))
    await press(/Try again/)
    await waitFor(() => expect(screen.queryByText('Try again')).toBeNull())
    await waitFor(() => expect(toasted).toHaveBeenCalled())
    expect(note()).not.toContain('There is no face in it.')
    expect(network.left.filter(({ method }) => method === 'PUT')).toHaveLength(2)
  })
})
