import { expect, it } from 'vitest'
import type { DocStatus } from '#platform/pure/document-status.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { type ProgramApplication, registeredCourseIds } from './program-application.ts'

it('a course is registered once its application is approved or completed', () => {
  const application = (id: number, status: DocStatus | null): ProgramApplication => ({
    id,
    openingId: 1,
    name: '',
    semesterId: null,
    enrollmentId: null,
    appliedOn: null,
    returned: null,
    withdrawal: null,
    isFormReady: false,
    paying: { total: rupees(0), paid: rupees(0), isPaid: false, isPending: false },
    status,
    courses: [
      {
        courseId: id,
        code: '',
        name: '',
        type: 'CO',
        creditHours: 3,
        internalFullMarks: null,
        internalPassMarks: null,
        internalMarks: null,
        attendance: null,
      },
    ],
  })
  const all = (['DR', 'IP', 'AP', 'CO', 'CL', null] as const).map((status, id) =>
    application(id, status),
  )
  expect(registeredCourseIds(all)).toEqual([2, 3])
})
