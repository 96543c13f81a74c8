import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import type { Register } from '#features/registers/wire/processes.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { SetupArea } from './SetupArea.tsx'

const exams: Register = {
  table: 'n_exam_open',
  label: { en: 'Exam', ne: 'परीक्षा' },
  plural: { en: 'Exam openings', ne: 'परीक्षा' },
  group: 'openings',
  identifier: ['Name'],
  published: 'ispublished',
  closes: null,
  columns: [],
}
const exam = { id: 7, Name: 'Semester I', ispublished: true, IsActive: true, version: 1 }
const draft = { ...exam, id: 8, Name: 'Semester II', ispublished: false }

it.each([
  ['registrar', ['opening_change_read', 'opening_publications', 'opening_withdrawal_read']],
  ['exam-office', []],
] as const)('asks for the %s about changes of a published exam: %s', async (role, asked) => {
  sitAtDesk(role)
  const network = fakeNetwork()
  const answers = {
    register_list: { registers: [exams] },
    register_record: { uses: [], locked: [], versions: [] },
  }
  for (const [slug, data] of Object.entries(answers))
    network.on(`POST /api/v1/processes/${slug}`, () => ({ body: { isError: false, data } }))
  for (const slug of ['opening_change_read', 'opening_publications', 'opening_withdrawal_read'])
    network.on(`POST /api/v1/processes/${slug}`, () => ({ status: 503, body: {} }))
  network.on('GET /api/v1/models/n_exam_open', () => ({
    body: { 'row-count': 2, records: [exam, draft] },
  }))
  network.on('GET /api/v1/models/n_exam_open/7', () => ({ body: exam }))
  draw(<SetupArea />, { path: '/setup/n_exam_open/7' })
  await screen.findByRole('heading', { name: 'Semester I' })
  await screen.findByRole('link', { name: /Semester II/ })
  const slugs = () => network.left.map(({ path }) => path.split('/').at(-1) ?? '')
  await waitFor(() => expect(slugs()).toContain('register_record'))
  await waitFor(() =>
    expect([...new Set(slugs().filter((slug) => slug.startsWith('opening_')))].sort()).toEqual(
      asked,
    ),
  )
})
