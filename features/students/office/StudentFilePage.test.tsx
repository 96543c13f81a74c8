import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { StudentFilePage } from './StudentFilePage.tsx'

const read = 'POST /api/v1/processes/student_file'
const gone = 'There is no such student'

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
})

describe("a student's file", () => {
  it('that the server could not read is not called gone', async () => {
    network.on(read, () => ({ status: 500, body: { detail: 'Unexpected error' } }))
    draw(<StudentFilePage id={11} />)
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(gone)).toBeNull()
  })

  it('of nobody is called so', async () => {
    network.on(read, () => ({ status: 404, body: { code: 'rule/student-unknown', detail: 'x' } }))
    draw(<StudentFilePage id={11} />)
    await screen.findByText(gone)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
