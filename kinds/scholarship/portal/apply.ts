import { useRest } from '#platform/browser/rest-client.ts'
import { sendApplication } from '#features/applying/portal/send-application.ts'
import { type Applying, NothingSent, useApplying } from '#features/applying/portal/use-applying.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { readActiveEnrollment } from '#features/enrollment/portal/enroll.ts'
import { scholarshipMessages as text } from '../rules/messages.ts'
import type { ScholarshipOpening } from '../rules/scholarship.ts'
import { applicationModel as model, applicationToWire } from '../wire/scholarship.ts'
import { readOpening, useFreshApplied, useReloadApplied } from './scholarship.queries.ts'

type Sent = Parameters<typeof applicationToWire>[0]

/** Applies once per press: scholarship and enrollment are read anew, then the very same request goes until an answer comes. */
export function useApply(
  { id }: ScholarshipOpening,
  onApplied: (id: number | null) => void,
): Applying<null> {
  const rest = useRest()
  const user = useUser()
  const failed = text['apply-failed']
  return useApplying<null, Sent>({
    async prepare() {
      if (!user?.cBpartnerId) throw new NothingSent(failed)
      const [opening, enrollment] = await Promise.all([
        readOpening(rest, id),
        readActiveEnrollment(rest, user.cBpartnerId),
      ])
      if (opening === null) throw new NothingSent(text['opening-gone'])
      if (enrollment === null) throw new NothingSent(text['enrollment-data'])
      return { opening, user, enrollmentId: enrollment.id }
    },
    send: (sent, idempotencyKey) =>
      sendApplication(rest, { model, failed, body: applicationToWire(sent), idempotencyKey }),
    readApplied: useFreshApplied(),
    reload: useReloadApplied(),
    draftKey: (openingId) => `/scholarship/${openingId}`,
    texts: text,
    onApplied,
  })
}
