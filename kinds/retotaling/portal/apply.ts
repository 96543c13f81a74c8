import { useRest } from '#platform/browser/network/rest-client.ts'
import { sendApplication } from '#features/applying/portal/send/send-application.ts'
import {
  type Applying,
  NothingSent,
  useApplying,
} from '#features/applying/portal/send/use-applying.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { readyToApply } from '#features/enrollment/portal/ready-to-apply.ts'
import { type Chosen, decideChosen, decideDetails } from '../rules/apply.ts'
import { refusalMessages, retotalingMessages as text } from '../rules/messages.ts'
import type { RetotalingOpening } from '../rules/retotaling.ts'
import { applicationModel as model, applicationToWire } from '../wire/retotaling.ts'
import {
  readOpening,
  readOwnExam,
  useFreshApplied,
  useReloadApplied,
} from './retotaling.queries.ts'

type RetotalingRequest = Parameters<typeof applicationToWire>[0]

/** Key under which the reasons typed so far are stored on the device. */
export const draftKey = (openingId: number) => `/retotal/${openingId}`

/** Applies for retotaling of the chosen courses: exam, enrollment and registration are read again, then one request is repeated until answered. */
export function useApply(
  { id }: RetotalingOpening,
  { onApplied, onRefused }: { onApplied: (id: number | null) => void; onRefused: () => void },
): Applying<readonly Chosen[]> {
  const rest = useRest()
  const user = useUser()
  const failed = text['apply-failed']
  const asked = {
    user,
    readOpening: () => readOpening(rest, id),
    texts: { ...refusalMessages, ...text },
  }
  return useApplying<readonly Chosen[], RetotalingRequest>({
    async prepare(chosen) {
      const ready = await readyToApply(rest, asked)
      const { cBpartnerId: partnerId } = ready.user
      const exam = await readOwnExam(rest, { partnerId, openingId: id })
      const details = decideDetails(exam)
      if (details.is === 'refused') throw new NothingSent(refusalMessages[details.reason])
      if (exam === null) throw new NothingSent(refusalMessages['not-sat'])
      const decision = decideChosen(exam, chosen)
      if (decision.is === 'refused') throw new NothingSent(refusalMessages[decision.reason])
      return { ...ready, exam, chosen }
    },
    send: (sent, idempotencyKey) =>
      sendApplication(rest, { model, failed, body: applicationToWire(sent), idempotencyKey }),
    readApplied: useFreshApplied(),
    reload: useReloadApplied(),
    onRefused,
    draftKey,
    texts: text,
    onApplied,
  })
}
