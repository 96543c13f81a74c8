import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BucketAddress } from '../bucket.ts'

type FakeObject = { readonly content: Buffer; readonly storedMs: number }
type StorageAnswer = {
  readonly status: number
  readonly code?: string
  readonly body?: Buffer | string
  /** Ends the connection after so many bytes of the body that it announced. */
  readonly cutAfter?: number
}
type StorageRequest = {
  readonly method: string
  readonly key: string
  readonly query: URLSearchParams
}

export type FakeS3 = {
  readonly address: BucketAddress
  readonly objects: Map<string, FakeObject>
  /** Requests so far, such as `PUT ab/cd/…`. */
  readonly requests: string[]
  /** Answers requests in place of the storage; undefined: the storage answers. */
  play: (asked: StorageRequest) => StorageAnswer | undefined
  readonly close: () => Promise<void>
}

const accessKey = 'test-access'
/** Objects a page of a list has. */
const page = 2

/** The part of an S3 storage that the product uses, in memory: one bucket, no signatures, small pages. */
export async function startFakeS3(prefix = ''): Promise<FakeS3> {
  const objects = new Map<string, FakeObject>()
  const requests: string[] = []
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fake: FakeS3 = {
    address: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'files',
      prefix,
      accessKey,
      secretKey: 'test-secret',
    },
    objects,
    requests,
    play: () => undefined,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://fake')
    const [, bucket = '', ...path] = decodeURIComponent(pathname).split('/')
    const asked = { method: request.method ?? '', key: path.join('/'), query }
    requests.push(`${asked.method} ${asked.key}`)
    const sent = await buffer(request).catch(() => null)
    if (sent === null) return
    const by = request.headers.authorization ?? ''
    const played = fake.play(asked)
    send(response, asked, played ?? refusal(bucket, by) ?? stored(asked, sent, request.headers))
  }

  function stored(
    asked: StorageRequest,
    sent: Buffer,
    headers: IncomingMessage['headers'],
  ): StorageAnswer {
    const { method, key } = asked
    if (method === 'GET' && key === '') return listed(objects, asked.query)
    if (method === 'PUT') {
      const sha256 = createHash('sha256').update(sent).digest('hex')
      if (headers['x-amz-content-sha256'] !== sha256)
        return { status: 400, code: 'XAmzContentSHA256Mismatch' }
      objects.set(key, { content: sent, storedMs: Date.now() })
      return { status: 200 }
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    const found = objects.get(key)
    return found === undefined
      ? { status: 404, code: 'NoSuchKey' }
      : { status: 200, body: found.content }
  }
  return fake
}

function refusal(bucket: string, by: string): StorageAnswer | undefined {
  if (!by.includes(`Credential=${accessKey}/`)) return { status: 403, code: 'InvalidAccessKeyId' }
  return bucket === 'files' ? undefined : { status: 404, code: 'NoSuchBucket' }
}

function listed(objects: FakeS3['objects'], query: URLSearchParams): StorageAnswer {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted()
  const shown = keys.slice(0, page)
  const isMore = keys.length > page
  const entries = shown.map((key) => {
    const { content, storedMs } = objects.get(key) ?? { content: '', storedMs: 0 }
    const modified = new Date(storedMs).toISOString()
    return `<Contents><Key>${key}</Key><Size>${content.length}</Size><LastModified>${modified}</LastModified></Contents>`
  })
  const next = isMore ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
  const body = `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`
  return { status: 200, body }
}

function send(response: ServerResponse, { method }: StorageRequest, answer: StorageAnswer): void {
  const { status, code, cutAfter } = answer
  const error = code === undefined ? '' : `<Error><Code>${code}</Code></Error>`
  const body = Buffer.from(answer.body ?? error)
  response.writeHead(status, { 'content-length': body.length, 'content-type': 'application/xml' })
  if (method === 'HEAD') return void response.end()
  if (cutAfter === undefined) return void response.end(body)
  response.write(body.subarray(0, cutAfter), () => response.destroy())
}
