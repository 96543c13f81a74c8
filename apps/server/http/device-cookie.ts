import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = 'device'

/** The mark this browser sent, if any. */
export function deviceCookie(request: FastifyRequest): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim())
  return cookies.find((each) => each.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1)
}

/** Half a year, only for sign-in, unreadable by scripts. */
export function setDeviceCookie(reply: FastifyReply, mark: string): void {
  const secure = reply.request.protocol === 'https' ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `${cookieName}=${mark}; Path=/api/v1/auth; Max-Age=15552000; HttpOnly; SameSite=Strict${secure}`,
  )
}
