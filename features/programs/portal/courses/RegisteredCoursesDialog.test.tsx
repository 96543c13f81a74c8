import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import type { AppliedProgram } from '../program.queries.ts'
import { RegisteredCoursesDialog } from './RegisteredCoursesDialog.tsx'

const course = (courseId: number, name: string, type: string) => ({
  courseId,
  code: `CS ${courseId}`,
  name,
  type,
  creditHours: 3,
  internalFullMarks: 40,
  internalPassMarks: 16,
  internalMarks: null,
  attendance: null,
})
const application: AppliedProgram = {
  id: 1,
  openingId: 7,
  name: 'B.Tech CS & AI, Semester II',
  semesterId: 2,
  enrollmentId: 3,
  appliedOn: null,
  returned: null,
  withdrawal: null,
  isFormReady: false,
  paying: { total: rupees(27_500), paid: nothing, isPaid: false, isPending: false },
  status: 'DR',
  courses: [
    course(151, 'Object Oriented Programming', 'Compulsory'),
    course(154, 'Entrepreneurship', 'Optional'),
  ],
  payments: [],
}

it('registered courses are compulsory or optional; nothing is included any more', () => {
  draw(<RegisteredCoursesDialog application={application} onClose={vi.fn()} />)
  const [, compulsory, optional] = within(screen.getByRole('table')).getAllByRole('row')
  expect(compulsory?.textContent).toContain('Compulsory')
  expect(compulsory?.textContent).not.toContain('always included')
  expect(optional?.textContent).toContain('Optional')
})
