import { useRest } from '#platform/browser/network/rest-client.ts'
import { sendApplication } from '#features/applying/portal/send/send-application.ts'
import { type Applying, useApplying } from '#features/applying/portal/send/use-applying.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { readyToApply } from '#features/enrollment/portal/ready-to-apply.ts'
import { currentDay } from '#platform/browser/clock.ts'
import type { ExamOpening } from '../rules/exam.ts'
import { examMessages as text, refusalMessages } from '../rules/messages.ts'
import { applicationModel as model, applicationToWire } from '../wire/exam-application.ts'
import { readOpening, useFreshApplied, useReloadApplied } from './exam.queries.ts'

type ExamRegistrationRequest = Parameters<typeof applicationToWire>[0]

/** Key under which the exam papers chosen so far are stored on the device. */
export const draftKey = (openingId: number) => `/exam/${openingId}`

/** Registers for the chosen exam papers: opening and enrollment are read again, then one request is repeated until answered. */
export function useApply(
  { id }: ExamOpening,
  { onApplied, onRefused }: { onApplied: (id: number | null) => void; onRefused: () => void },
): Applying<readonly number[]> {
  const rest = useRest()
  const user = useUser()
  const failed = text['apply-failed']
  const asked = {
    user,
    readOpening: () => readOpening(rest, id),
    texts: { ...refusalMessages, ...text },
  }
  return useApplying<readonly number[], ExamRegistrationRequest>({
    prepare: async (chosen) => ({
      ...(await readyToApply(rest, asked)),
      chosen,
      today: currentDay(),
    }),
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
