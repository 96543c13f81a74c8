import { useMutation } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import {
  type Applying as ApplyingFor,
  NothingSent,
  useApplying,
} from '#features/applying/portal/send/use-applying.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { ProgramOpening } from '../rules/facts.ts'
import {
  readProgram,
  sendApplication,
  useFreshApplied,
  useReloadAll,
  useReloadApplied,
} from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'

type CourseSelection = { readonly opening: ProgramOpening; readonly chosen: readonly number[] }

export type Applying = ApplyingFor<CourseSelection>

/** Sends an application; the enrollment beside it is had first, under a key of the same press. */
export function useApply(screen: ProgramScreen, onApplied: (id: number | null) => void): Applying {
  const rest = useRest()
  const user = useUser()
  const reloadAll = useReloadAll(screen.kind)
  return useApplying<CourseSelection, CourseSelection>({
    prepare: (sent) => Promise.resolve(sent),
    async send(sent, idempotencyKey) {
      if (!user?.cBpartnerId) throw new NothingSent(screen.texts['apply-failed'])
      const place = await screen.enroll(rest, { ...sent, user, idempotencyKey })
      return sendApplication(rest, { ...sent, ...place, user, idempotencyKey })
    },
    readApplied: useFreshApplied(screen.kind),
    reload: useReloadApplied(screen.kind),
    onRefused: () => void reloadAll(),
    draftKey,
    texts: screen.texts,
    sending: screen.sending,
    onApplied,
  })
}

/** Key of the draft on the device that holds the chosen courses. */
export const draftKey = (openingId: number) => `/courses/${openingId}`

/**
 * The opening of a pressed Apply button, read again with its courses. When the server answers but cannot give them, it
 * is applied for without: the server adds the compulsory courses itself (READINGS R-40).
 */
export function useBegin(applyWithoutCourses: (sent: CourseSelection) => void) {
  const rest = useRest()
  return useMutation({
    mutationFn: ({ id }: ProgramOpening) => readProgram(rest, id),
    onError: (error, opening) => {
      if (error instanceof RestProblem && error.status !== 401)
        applyWithoutCourses({ opening, chosen: [] })
    },
  })
}
