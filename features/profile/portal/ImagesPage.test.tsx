import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ImagesPage } from './ImagesPage.tsx'

it.each([
  [false, 1],
  [true, 0],
])(
  'says that one can come back later only while the profile is not complete',
  async (complete, n) => {
    signInSita()
    fakeNetwork().on('GET /api/v1/models/c_bpartner/1000011', () => ({
      body: { id: 1_000_011, Name: 'Sita', CompletedRegistration: complete },
    }))
    draw(<ImagesPage />)
    await screen.findByRole('link', { name: 'Next' })
    expect(screen.queryAllByText('You can come back later.').length).toBe(n)
  },
)
