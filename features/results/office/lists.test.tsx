import { sameInBoth } from '#platform/pure/message.ts'
import { expect, it } from 'vitest'
import { screen } from '@testing-library/react'
import { expectListStates } from '#features/desk/office/testing/list-states.ts'
import { ExamsPage } from './ExamsPage.tsx'
import { InternalCoursesPage } from './marks/InternalCoursesPage.tsx'

const exam = {
  n_exam_open_ID: 7,
  name: sameInBoth('Semester II Regular 2083'),
  resultAt: null,
  registrations: 3,
  unnumbered: 0,
  papers: 6,
  agreed: 4,
  prepared: 0,
  scheduled: 0,
  published: 0,
}

it('exams are loading, none, not read, and there with how far each is', async () => {
  await expectListStates({
    page: () => <ExamsPage />,
    request: 'POST /api/v1/processes/result_exams',
    data: (exams) => ({ exams }),
    none: 'No exam has candidates yet',
    rows: [
      exam,
      { ...exam, n_exam_open_ID: 8, name: sameInBoth('Numberless'), unnumbered: 2 },
      { ...exam, n_exam_open_ID: 9, name: sameInBoth('Prepared'), prepared: 3 },
      { ...exam, n_exam_open_ID: 10, name: sameInBoth('Scheduled'), prepared: 1, scheduled: 2 },
      { ...exam, n_exam_open_ID: 11, name: sameInBoth('Over'), published: 3 },
      { ...exam, n_exam_open_ID: 12, name: sameInBoth('Some held'), prepared: 1, published: 2 },
    ],
    names: ['Semester II Regular 2083', 'Numberless', 'Over'],
  })
  const states = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent)
  expect(states).toEqual([
    'Marks are entered',
    'Symbol numbers missing',
    'Ready, not released',
    'Scheduled',
    'Published',
    'Ready, not released',
  ])
})

it('courses with internal marks are loading, none, not read, and there with their counts', async () => {
  const course = {
    n_batch_course_ID: 5,
    opening: sameInBoth('B.Tech CS & AI, Semester II'),
    code: 'CSC151',
    name: sameInBoth('Object-Oriented Programming'),
    registered: 40,
    entered: 12,
  }
  await expectListStates({
    page: () => <InternalCoursesPage />,
    request: 'POST /api/v1/processes/internal_courses',
    data: (courses) => ({ courses }),
    none: 'No student is registered for a course yet',
    rows: [course, { ...course, n_batch_course_ID: 6, code: 'MTH151' }],
    names: ['CSC151', 'MTH151'],
  })
  expect(screen.getByRole('link', { name: 'CSC151' }).getAttribute('href')).toBe(
    '/results/internal/5',
  )
})
