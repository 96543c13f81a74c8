import { useRest } from '#platform/browser/rest-client.ts'
import { type Applying, NothingSent, useApplying } from '#features/applying/portal/use-applying.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { authMessages } from '#features/auth/rules/facts.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceMessages as text } from '../rules/messages.ts'
import type { Quota } from '../rules/quotas.ts'
import {
  type Application,
  readOpening,
  sendApplication,
  useFreshApplied,
  useReloadApplied,
} from './entrance.queries.ts'

/** Where the quotas chosen so far are kept on the device. */
export const draftKey = (openingId: number) => `/entrance/${openingId}`

/** Applies for an entrance: the opening is read anew first. */
export function useApply(
  chosen: EntranceOpening,
  onApplied: (id: number | null) => void,
): Applying<readonly Quota[]> {
  const rest = useRest()
  const user = useUser()
  const today = useToday()
  return useApplying<readonly Quota[], Application>({
    async prepare(quotas) {
      if (user === null) throw new NothingSent(authMessages['authentication-required'])
      const now = await readOpening(rest, chosen.id)
      if (now === null) throw new NothingSent(text['opening-gone'])
      return { ...now, user, quotas, today }
    },
    send: (application, key) => sendApplication(rest, application, key),
    readApplied: useFreshApplied(),
    reload: useReloadApplied(),
    draftKey,
    texts: text,
    onApplied,
  })
}
