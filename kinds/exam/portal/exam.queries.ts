import { useQuery } from '@tanstack/react-query'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { listRecords } from '#platform/browser/network/records.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { openingsOf } from '#features/applying/portal/list/openings.queries.ts'
import { ownList } from '#features/applying/portal/list/own-list.queries.ts'
import {
  useActiveEnrollment,
  useBesideEnrollment,
  useEnrollmentLookup,
} from '#features/enrollment/portal/enrollment.queries.ts'
import type { Enrollment } from '#features/enrollment/rules/facts.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { RegisteredCourse } from '#features/programs/rules/facts.ts'
import {
  applicationFromWire as programFromWire,
  applicationModel as programModel,
} from '#features/programs/wire/program-application.ts'
import type { ExamApplication, ExamOpening } from '../rules/exam.ts'
import { applicationFromWire, applicationModel, ownApplications } from '../wire/exam-application.ts'
import { openingFromWire, openingModel, placeFilter } from '../wire/exam-opening.ts'
import { registeredFor } from '../wire/registered-courses.ts'

/** A registration with its payments. */
export type AppliedExam = ExamApplication & { readonly payments: readonly Payment[] }

const openings = openingsOf({ kind: 'exam', model: openingModel, fromWire: openingFromWire })

export const readOpening = openings.read

/** Exams of the enrollment's place, whatever their window; none without an enrollment. */
export function useExamOpenings() {
  const { enrollment } = useEnrollmentLookup()
  const place = enrollment?.academics ?? null
  return openings.useList(place && placeFilter(place), place, enrollment !== undefined)
}

/** The opening of a registration; null while it is not known. */
export function useOpeningOf({
  openingId,
}: Pick<ExamApplication, 'openingId'>): ExamOpening | null {
  return useExamOpenings().data?.find(({ id }) => id === openingId) ?? null
}

const applied = ownList<AppliedExam, Enrollment>(
  'exam',
  async ({ rest, partnerId, beside }) => {
    if (beside === null) return []
    const query = ownApplications(partnerId, beside.id)
    const records = await listRecords(rest, applicationModel, query)
    return readRows('exam/applied', records, applicationFromWire)
  },
  useBesideEnrollment,
)

/** The student's own registrations beside the active enrollment. */
export const useAppliedExams = applied.useList
export const useReloadApplied = applied.useReload
export const useFreshApplied = applied.useFresh

/** Courses registered for the exam's semester, the newest registration first; what a student may choose of. */
export function useRegisteredCourses(opening: ExamOpening) {
  const rest = useRest()
  const enrollment = useActiveEnrollment()
  return useQuery({
    queryKey: ['exam', 'courses', enrollment?.id, opening.semester?.id],
    queryFn: () => readRegisteredCourses(rest, opening, enrollment),
    staleTime: 0,
  })
}

type Registered = {
  readonly courses: readonly RegisteredCourse[]
  /** Ids of those that could not be read. */
  readonly unreadable: readonly string[]
}

/** A closed registration registers no course. */
async function readRegisteredCourses(
  rest: RestClient,
  { semester }: ExamOpening,
  enrollment: Enrollment | null,
): Promise<Registered> {
  if (enrollment === null || semester === null) return { courses: [], unreadable: [] }
  const query = registeredFor({ enrollmentId: enrollment.id, semesterId: semester.id })
  const records = await listRecords(rest, programModel, query)
  const registrations = records
    .flatMap((record) => programFromWire(record) ?? [])
    .filter(({ status }) => status !== 'CL')
    .toSorted((one, other) => other.id - one.id)
  return {
    courses: registrations.flatMap(({ courses }) => courses),
    unreadable: registrations.flatMap(({ unreadable = [] }) => unreadable),
  }
}
