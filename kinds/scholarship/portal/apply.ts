import { useRest } from '#platform/browser/network/rest-client.ts'
import { sendApplication } from '#features/applying/portal/send/send-application.ts'
import { type Applying, useApplying } from '#features/applying/portal/send/use-applying.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { readyToApply } from '#features/enrollment/portal/ready-to-apply.ts'
import { scholarshipMessages as text } from '../rules/messages.ts'
import type { ScholarshipOpening } from '../rules/scholarship.ts'
import { applicationModel as model, applicationToWire } from '../wire/scholarship.ts'
import { readOpening, useFreshApplied, useReloadApplied } from './scholarship.queries.ts'

type ScholarshipRequest = Parameters<typeof applicationToWire>[0]

/** Applies once per press: scholarship and enrollment are read again, then one request is repeated until answered. */
export function useApply(
  { id }: ScholarshipOpening,
  onApplied: (id: number | null) => void,
): Applying<null> {
  const rest = useRest()
  const user = useUser()
  const failed = text['apply-failed']
  const asked = {
    user,
    readOpening: () => readOpening(rest, id),
    texts: { ...text, 'enrollment-required': text['enrollment-data'] },
  }
  return useApplying<null, ScholarshipRequest>({
    async prepare() {
      const { enrollment, ...ready } = await readyToApply(rest, asked)
      return { ...ready, enrollmentId: enrollment.id }
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
