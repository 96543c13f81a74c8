import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { DownloadOwnData } from './DownloadOwnData.tsx'

const path = 'POST /api/v1/processes/own_data'
let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
  URL.createObjectURL = vi.fn(() => 'blob:1')
  URL.revokeObjectURL = vi.fn()
})

it('hands over a zip under the name that the server gives it', async () => {
  const answer = { exportFile: btoa('zip'), exportFileName: 'my-data-2026-11-27.zip' }
  network.on(path, () => ({ body: { isError: false, summary: 'Ready.', ...answer } }))
  draw(<DownloadOwnData />)
  fireEvent.click(screen.getByRole('button', { name: 'My data as a file' }))
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
  const [file] = vi.mocked(URL.createObjectURL).mock.calls[0] ?? []
  expect(file).toBeInstanceOf(File)
  expect(file).toMatchObject({ type: 'application/zip', name: 'my-data-2026-11-27.zip' })
})
