import { useRest } from '#platform/browser/network/rest-client.ts'
import type { Academics } from '#features/applying/rules/facts.ts'
import {
  type Applying,
  NothingSent,
  useApplying,
} from '#features/applying/portal/send/use-applying.ts'
import type { ApplyingUser } from '#features/applying/wire/application.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { readActiveEnrollment } from '#features/enrollment/portal/enroll.ts'
import { registrationMessages as text } from '../rules/messages.ts'
import {
  sendRegistration,
  theOpening,
  useFreshRegistration,
  useReloadRegistration,
} from './registration.queries.ts'

type RegistrationRequest = {
  readonly opening: typeof theOpening
  readonly user: ApplyingUser
  readonly place: Academics
}

/** Registers once per press: the enrollment is read again, then one request is repeated until answered. */
export function useRegister(): Applying<null> {
  const rest = useRest()
  const user = useUser()
  return useApplying<null, RegistrationRequest>({
    async prepare() {
      if (!user?.cBpartnerId) throw new NothingSent(text['apply-failed'])
      const enrollment = await readActiveEnrollment(rest, user.cBpartnerId)
      if (enrollment === null) throw new NothingSent(text['enrollment-data'])
      return { opening: theOpening, user, place: enrollment.academics }
    },
    send: (sent, key) => sendRegistration(rest, sent, key),
    readApplied: useFreshRegistration(),
    reload: useReloadRegistration(),
    draftKey: () => '/university-registration',
    texts: text,
    onApplied: () => {},
  })
}
