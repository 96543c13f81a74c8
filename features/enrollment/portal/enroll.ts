import type { RestClient } from '#platform/browser/network/rest-client.ts'
import type { ApplyingUser } from '#features/applying/wire/application.ts'
import { firstRecords, postRecord } from '#platform/browser/network/records.ts'
import { asService } from '#platform/browser/network/service.ts'
import type { AcademicReference, Academics } from '#features/applying/rules/facts.ts'
import {
  type Enrollment,
  findActiveEnrollment,
  findReusableEnrollment,
} from '../rules/enrollment.ts'
import { enrollmentMessages } from '../rules/messages.ts'
import {
  enrollmentFromWire,
  enrollmentModel,
  enrollmentToWire,
  activeEnrollmentQuery,
  reusableEnrollmentQuery,
} from '../wire/enrollment.ts'

/** The active enrollment as the server has it now, or null. Throws NoAnswer, RestProblem or ServiceFailure. */
export async function readActiveEnrollment(
  rest: RestClient,
  partnerId: number,
): Promise<Enrollment | null> {
  const records = await asService(enrollmentMessages['fetch-failed'], () =>
    firstRecords(rest, enrollmentModel, activeEnrollmentQuery(partnerId)),
  )
  return findActiveEnrollment(records.flatMap((record) => enrollmentFromWire(record) ?? []))
}

/**
 * The enrollment an admission is applied for beside: one for the same academic ids that is neither passed out nor
 * dropped out, else a new one (SPEC §4, READINGS R-39). Throws NoAnswer or RestProblem.
 */
export async function findOrCreateEnrollment(
  rest: RestClient,
  at: {
    readonly opening: { academics: Academics; semester: AcademicReference | null }
    readonly user: ApplyingUser
    readonly idempotencyKey: string
  },
): Promise<number | null> {
  const { opening, user, idempotencyKey } = at
  const query = reusableEnrollmentQuery(user.cBpartnerId, opening.academics)
  const records = await firstRecords(rest, enrollmentModel, query)
  const known = records.flatMap((record) => enrollmentFromWire(record) ?? [])
  const found = findReusableEnrollment(known, opening.academics)
  if (found !== null) return found.id
  const body = enrollmentToWire({ ...opening, user })
  return postRecord(rest, enrollmentModel, { body, idempotencyKey })
}
