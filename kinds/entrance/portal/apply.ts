import { useRest } from '#platform/browser/network/rest-client.ts'
import { sendApplication } from '#features/applying/portal/send/send-application.ts'
import {
  type Applying,
  NothingSent,
  useApplying,
} from '#features/applying/portal/send/use-applying.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { sessionMessages } from '#features/auth/rules/facts.ts'
import { useToday } from '#platform/browser/clock.ts'
import { feeOn } from '#features/late-fee/rules/facts.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { ownSeatText } from '../rules/layout/own-messages.ts'
import { entranceMessages as text } from '../rules/messages.ts'
import type { Quota } from '#features/applying/rules/facts.ts'
import { applicationModel as model } from '../wire/entrance-application.ts'
import { applicationToWire } from '../wire/entrance-request.ts'
import { readOpening, useFreshApplied, useReloadApplied } from './entrance.queries.ts'

/** Key under which the quotas chosen so far are stored on the device. */
export const draftKey = (openingId: number) => `/entrance/${openingId}`

/** Choices of an applicant. */
export type EntranceChoices = {
  readonly quotas: readonly Quota[]
  /** The centre asked for; null: none is chosen. */
  readonly centreId: number | null
  readonly specialNeed: boolean
}

/** Applies for an entrance: the opening is read again first. */
export function useApply(
  { id }: EntranceOpening,
  onApplied: (id: number | null) => void,
): Applying<EntranceChoices> {
  const rest = useRest()
  const user = useUser()
  const today = useToday()
  const failed = text['apply-failed-short']
  return useApplying<EntranceChoices, Parameters<typeof applicationToWire>[0]>({
    async prepare({ centreId, ...choices }) {
      if (user === null) throw new NothingSent(sessionMessages['authentication-required'])
      const opening = await readOpening(rest, id)
      if (opening === null) throw new NothingSent(text['opening-gone'])
      const isOffered = opening.centreIds.length > 1
      if (isOffered && centreId === null) throw new NothingSent(ownSeatText['centre-needed'])
      const centre = isOffered ? centreId : null
      return { opening, user, ...choices, centreId: centre, fee: feeOn(opening, today) }
    },
    send: (request, idempotencyKey) =>
      sendApplication(rest, { model, failed, body: applicationToWire(request), idempotencyKey }),
    readApplied: useFreshApplied(),
    reload: useReloadApplied(),
    draftKey,
    texts: text,
    onApplied,
  })
}
