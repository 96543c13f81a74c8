import type { FastifyReply, FastifyRequest } from 'fastify'

/** `device`: has signed in before (known-device.ts); `desk`: no code is asked for today (trusted-desk.ts). */
type CookieName = 'device' | 'desk'

/** The mark this browser sent, if any. */
export function signInCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const begin = `${prefixOf(request)}${name}=`
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim())
  return cookies.find((each) => each.startsWith(begin))?.slice(begin.length)
}

/** Browsers accept a name with this prefix from HTTPS only, so that plain HTTP cannot plant a mark. */
function prefixOf(request: FastifyRequest): string {
  return request.protocol === 'https' ? '__Secure-' : ''
}

/** Half a year, only for sign-in, unreadable by scripts. */
export function setDeviceCookie(reply: FastifyReply, mark: string): void {
  setCookie(reply, 'device', { mark, seconds: 15_552_000 })
}

/** Clears the device cookie, so that a shared computer does not count as the device of the last user. */
export function dropDeviceCookie(reply: FastifyReply): void {
  setCookie(reply, 'device', { mark: '', seconds: 0 })
}

export function setDeskCookie(
  reply: FastifyReply,
  { mark, seconds }: { readonly mark: string; readonly seconds: number },
): void {
  setCookie(reply, 'desk', { mark, seconds })
}

function setCookie(
  reply: FastifyReply,
  name: CookieName,
  { mark, seconds }: { readonly mark: string; readonly seconds: number },
): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `${prefixOf(reply.request)}${name}=${mark}; Path=/api/v1/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  )
}
