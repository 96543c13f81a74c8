import type { Message } from '#platform/pure/message.ts'
import type { RestClient } from '#platform/browser/network/rest-client.ts'
import { NothingSent } from '#features/applying/portal/send/use-applying.ts'
import type { ApplyingUser } from '#features/applying/wire/application.ts'
import type { Enrollment } from '../rules/enrollment.ts'
import { readActiveEnrollment } from './enroll.ts'

type ReadyToApplyInput<Opening> = {
  /** The signed-in user; null or 0 when that is not known. */
  readonly user: ApplyingUser | null
  readonly readOpening: () => Promise<Opening | null>
  readonly texts: Readonly<Record<'apply-failed' | 'opening-gone' | 'enrollment-required', Message>>
}

type Ready<Opening> = {
  readonly user: ApplyingUser
  readonly opening: Opening
  readonly enrollment: Enrollment
}

/** Reads opening and active enrollment of an enrolled student as they are now. Throws NothingSent. */
export async function readyToApply<Opening>(
  rest: RestClient,
  { user, readOpening, texts }: ReadyToApplyInput<Opening>,
): Promise<Ready<Opening>> {
  if (!user?.cBpartnerId) throw new NothingSent(texts['apply-failed'])
  const [opening, enrollment] = await Promise.all([
    readOpening(),
    readActiveEnrollment(rest, user.cBpartnerId),
  ])
  if (opening === null) throw new NothingSent(texts['opening-gone'])
  if (enrollment === null) throw new NothingSent(texts['enrollment-required'])
  return { user, opening, enrollment }
}
