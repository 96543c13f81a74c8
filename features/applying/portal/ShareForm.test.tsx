import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { ShareForm } from './ShareForm.tsx'

const words = (en: string) => ({ en, ne: en })
const share = vi.fn<(data: ShareData) => Promise<void>>()
let network: FakeNetwork

beforeEach(() => {
  share.mockReset().mockResolvedValue()
  network = fakeNetwork()
  network.on('POST /api/v1/processes/card', () => ({
    body: { exportFile: btoa('%PDF'), exportFileName: 'exam_card_2083-0001.pdf' },
  }))
})

function show(can: boolean) {
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => can, share }))
  draw(
    <ShareForm label={words('Share')} process="card" parameters={{}} failed={words('No card')} />,
  )
}
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })))

describe('sharing a document', () => {
  it('is not offered where the device hands no files on', () => {
    show(false)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('hands the PDF on under its name', async () => {
    show(true)
    await press()
    const [file] = share.mock.calls[0]?.[0].files ?? []
    expect([file?.name, file?.type, file?.size]).toEqual([
      'exam_card_2083-0001.pdf',
      'application/pdf',
      4,
    ])
  })

  it('that was given up is no failure; a document that cannot be had is', async () => {
    const errors = vi.spyOn(console, 'error')
    share.mockRejectedValue(new DOMException('', 'AbortError'))
    show(true)
    await press()
    network.on('POST /api/v1/processes/card', () => ({ status: 500, body: {} }))
    await press()
    expect(share).toHaveBeenCalledOnce()
    expect(errors).not.toHaveBeenCalled()
  })
})
