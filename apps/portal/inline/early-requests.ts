import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Early } from './early.ts'
import { isShared, storedSession } from './stored-session.ts'

/**
 * Sends what a protected page needs while its bundle is still on the way: the token check, the profile, its lists, and the
 * enrollment where the profile is known to be complete. The rest client takes the answers over (`takeEarly`).
 */
export function sendEarlyRequests(early: Early): void {
  const session = storedSession()
  if (session === null || !session.finalToken) return
  const { finalToken: token, user } = session
  const cache = isShared() ? 'no-store' : 'no-cache'
  const headers = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
  }
  const own = (path: string) =>
    path
      .replace(String(early.partner), String(user.cBpartnerId))
      .replace(String(early.person), String(user.adUserId))
      .replace(early.today, dayInNepal(Date.now()))
  const ask = (path: string) => {
    const answer = fetch(own(path), { headers, cache })
    answer.catch(() => {})
    window.earlyAnswers = { ...window.earlyAnswers, [own(path)]: { token, answer } }
    return answer
  }
  void ask(early.probe)
  const profile = ask(early.profile)
  early.lists.forEach(ask)
  askEnrollment({ profile, copy: own(early.savedProfile), ask: () => ask(early.enrollment) })
}

type Enrollment = {
  readonly profile: Promise<Response>
  /** Storage key of the device's copy of the profile. */
  readonly copy: string
  readonly ask: () => unknown
}

/** Once, as soon as the copy or the answer says that the profile is complete. */
function askEnrollment({ profile, copy, ask }: Enrollment): void {
  const stored = JSON.parse(localStorage.getItem(copy) ?? 'null') as {
    readonly data?: { readonly complete?: boolean }
  } | null
  if (stored?.data?.complete === true) {
    ask()
    return
  }
  profile
    .then((answer) => answer.clone().json())
    .then((person: { readonly CompletedRegistration?: boolean }) => {
      if (person.CompletedRegistration === true) ask()
    })
    .catch(() => {})
}
