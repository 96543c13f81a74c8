import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { PicturesPage } from './PicturesPage.tsx'

const signature = {
  id: 3,
  type: 'registrar',
  person: 'Hari Karki',
  from: '2026-11-20',
  until: null,
  isUsed: true,
  content: 'AAAA',
}
const answer = (data: object) => ({ body: { isError: false, summary: 'Saved.', data } })
const asked = 'POST /api/v1/processes/university_pictures' as const

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
  network.on(asked, () => answer({ pictures: [signature] }))
})
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(slug)).map(({ body }) => body)

describe('logo and signatures', () => {
  it('are shown with their days, and ended today', async () => {
    network.on('POST /api/v1/processes/university_picture_end', () => answer({}))
    draw(<PicturesPage />)
    await screen.findByText('Hari Karki')
    fireEvent.click(screen.getByRole('button', { name: 'End today' }))
    await waitFor(() => expect(sent('university_picture_end')).toHaveLength(1))
    expect(sent('university_picture_end')[0]).toMatchObject({ picture_ID: 3 })
  })

  it('take a signature with the name of the person who signs, and a picture that is small enough', async () => {
    network.on('POST /api/v1/processes/university_picture_add', () => answer({}))
    draw(<PicturesPage />)
    const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add a picture' }))
    const choose = (bytes: number) =>
      fireEvent.change(screen.getByLabelText('Picture'), {
        target: { files: [new File([new Uint8Array(bytes)], 's.png', { type: 'image/png' })] },
      })
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'controller' } })
    choose(600_001)
    add()
    await screen.findByText('Type the name of the person who signs.')
    fireEvent.change(screen.getByLabelText('Name below the signature'), {
      target: { value: 'Mina Thapa' },
    })
    add()
    await screen.findByText('The picture is larger than 600 kB.')
    choose(3)
    add()
    await waitFor(() => expect(sent('university_picture_add')).toHaveLength(1))
    expect(sent('university_picture_add')[0]).toMatchObject({
      type: 'controller',
      person: 'Mina Thapa',
      file: { fileName: 's.png', fileContent: 'AAAA' },
    })
  })

  it('say that there are none, and that they could not be read', async () => {
    network.on(asked, () => answer({ pictures: [] }))
    const { unmount } = draw(<PicturesPage />)
    await screen.findByText('No picture yet')
    unmount()
    network.on(asked, () => ({ status: 500, body: {} }))
    draw(<PicturesPage />)
    await screen.findByRole('button', { name: 'Try again' })
  })
})
