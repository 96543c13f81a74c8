import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { OpeningCourse } from '../wire/curriculum.ts'
import { OfferedCourses } from './OfferedCourses.tsx'

const course = (facts: Partial<OpeningCourse> = {}): OpeningCourse => ({
  id: 5,
  code: 'CSC201',
  name: 'Data Structures',
  type: 'CO',
  credits: 4,
  internal: [40, 16],
  final: [60, 24],
  practical: null,
  seats: null,
  ...facts,
})
const answer = (data: object) => ({ body: { isError: false, summary: '1 course added.', data } })
const missing = course({ id: null, code: 'MTH201', name: 'Numerical Methods' })

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/opening_courses_read', () =>
    answer({ courses: [course(), missing], plan: '9.1' }),
  )
})

describe('the courses of an opening', () => {
  it('stand with their marks, and those of the curriculum that are missing say so', async () => {
    draw(<OfferedCourses id={7} />)
    const row = (await screen.findByText('Data Structures')).closest('tr') as HTMLElement
    expect(wordsOf(row)).toContain('40 / 16')
    expect(screen.getByText('not offered yet')).toBeDefined()
  })

  it('are added as they were shown', async () => {
    network.on('POST /api/v1/processes/opening_courses_add', () => answer({ added: 1 }))
    draw(<OfferedCourses id={7} />)
    fireEvent.click(await screen.findByRole('button', { name: /^Add 1\scourse of the curriculum/ }))
    const added = () => network.left.filter(({ path }) => path.endsWith('opening_courses_add'))
    await waitFor(() => expect(added()).toHaveLength(1))
    expect(added()[0]?.body).toEqual({ n_program_cregopen_ID: 7, plan: '9.1' })
  })

  it('that could not be read are asked for again', async () => {
    network.on('POST /api/v1/processes/opening_courses_read', () => ({ status: 500, body: {} }))
    draw(<OfferedCourses id={7} />)
    await screen.findByRole('button', { name: 'Try again' })
  })
})
