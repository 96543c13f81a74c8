import type { RequestListener, ServerResponse } from 'node:http'

const json = (response: ServerResponse, status: number, text: string) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(text)

const answers = (status: number, text: string): RequestListener => {
  return (_, response) => json(response, status, text)
}

const tlsAlert = Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x28])

/**
 * The ways in which a provider can be down (SECURITY P-08), each answering both calls; with connections refused, which
 * is `goAway`, they are twenty. The real client must call every one of them unknown, in time.
 */
export const providerFaults = {
  'connection reset': ({ socket }) => socket.resetAndDestroy(),
  'connection closed': ({ socket }) => socket.destroy(),
  'a TLS alert instead of HTTP': ({ socket }) => socket.end(tlsAlert),
  silence: () => {},
  'one byte a second': (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 1_000)
    request.socket.once('close', () => clearInterval(drip))
  },
  'HTTP 500': answers(500, '{"detail":"Server error"}'),
  'HTTP 502 in HTML': answers(502, '<html><h1>Bad gateway</h1></html>'),
  'HTTP 503 without a body': answers(503, ''),
  'HTTP 504 with a status': answers(504, '{"status":"Completed","total_amount":150000}'),
  'HTML with HTTP 200': answers(200, '<!doctype html><title>Sign in to the Wi-Fi</title>'),
  'an empty body': answers(200, ''),
  'cut JSON': answers(200, '{"pidx":"x","status":"Comp'),
  'fewer bytes than promised': (_, response) => {
    response.writeHead(200, { 'content-length': '5000' }).write('{"pidx":')
    response.destroy()
  },
  'an array': answers(200, '[{"status":"Completed"}]'),
  'a number': answers(200, '7'),
  'fields of other types': answers(200, '{"pidx":7,"payment_url":[],"expires_at":{},"status":1}'),
  'a redirect': (_, response) =>
    void response.writeHead(302, { location: 'https://evil.example/' }).end(),
  '10 MB': answers(200, JSON.stringify({ pidx: 'x'.repeat(10e6), status: 'Completed' })),
  'bytes that are no gzip': (_, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
} as const satisfies Record<string, RequestListener>
