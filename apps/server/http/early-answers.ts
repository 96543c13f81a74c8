import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemBody, statusBody } from './problems.ts'
import { dataHeaders, type SecurityHeaders } from './security-headers.ts'

/**
 * Answers to what reaches no route and no hook: an address that cannot be decoded, and requests that are no HTTP, too
 * slow or too long in their head. The same body and headers as every other refusal.
 */
export function earlyAnswers(security: SecurityHeaders) {
  const headers = {
    ...dataHeaders(security),
    'content-type': 'application/json; charset=utf-8',
  }
  return {
    frameworkErrors(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
      const body = problemBody(error)
      void reply.code(body.status).headers(headers).send(JSON.stringify(body))
    },
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable) socket.write(answerTo(error.code, headers))
      socket.destroy(error)
    },
  }
}

/** The whole answer in its HTTP text, for a request without a response object. */
function answerTo(code: string | undefined, headers: SecurityHeaders): string {
  const status = statuses.get(code ?? '') ?? 400
  const body = JSON.stringify(statusBody(status))
  const lines = Object.entries({
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`
}

const statuses: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])
