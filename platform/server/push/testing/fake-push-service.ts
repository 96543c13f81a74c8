import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushAddress } from '../push-address.ts'

/** Host name of the service; `ask` reaches it at a port of this machine. */
export const fakePushHost = 'push.test'

type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type FakePushService = Awaited<ReturnType<typeof startFakePushService>>

/** A push service on this machine, and browsers that can read what it was handed for them. */
export async function startFakePushService() {
  const received: Received[] = []
  let status = 201
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url: path = '', headers } = request
      received.push({ path, headers, body: Buffer.concat(parts) })
      answer.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let browsers = 0
  const ask: typeof fetch = (input, init) =>
    typeof input === 'string'
      ? fetch(input.replace(`https://${fakePushHost}`, `http://127.0.0.1:${port}`), init)
      : Promise.reject(new TypeError('Asked by its text only'))
  return {
    /** Everything that came, oldest first. */
    received: received as readonly Received[],
    ask,
    answerWith: (next: number) => void (status = next),
    /** A browser that has asked for an address: what it says of it, and how it reads. */
    browser: () => browserAt(`/send/${++browsers}`, received),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function browserAt(path: string, received: readonly Received[]) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const address: PushAddress = {
    endpoint: `https://${fakePushHost}${path}`,
    p256dh: pair.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  }
  const own = () => received.filter((each) => each.path === path)
  return {
    address,
    /** Messages sent to it, as its worker would get them. */
    read: () => own().map(({ body }) => JSON.parse(decrypt(body, pair, auth)) as unknown),
    headers: () => own().map(({ headers }) => headers),
  }
}

/** RFC 8291 from the browser's side: salt 16, record size 4, length 1, the sender's point, then one AES-128-GCM record. */
function decrypt(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const opened = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  opened.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** The claims of an `authorization: vapid` whose signature is the key's that it names, else null. */
export function provedClaims(authorization = ''): { aud: string; sub: string; k: string } | null {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(k, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const bytes = Buffer.from(signature, 'base64url')
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes)) return null
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), k }
}
