import { vi } from 'vitest'

/** A request as it left the browser. */
export type Left = {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly headers: Headers
  /** Use of the browser's own cache. */
  readonly cache: RequestCache | undefined
}

/** `null`: the request arrived and its answer is lost. A promise holds the answer back. */
type Reply = {
  readonly status?: number
  readonly body?: unknown
  readonly etag?: string
  readonly retryAfter?: string
} | null
type Answering = (request: Left) => Reply | Promise<Reply>

type Exchanged = {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The line between the browser and the server, in place of fetch and XMLHttpRequest: what lies above it is the product's
 * own code.
 */
export function fakeNetwork() {
  const answering = new Map<string, Answering>()
  const left: Left[] = []

  async function exchange(request: Left): Promise<Exchanged> {
    left.push(request)
    const name = `${request.method} ${request.path.split('?')[0]}`
    const reply = answering.get(name)
    if (reply === undefined) throw new Error(`Nobody answers ${name}`)
    const answer = await reply(request)
    if (answer === null) throw new TypeError('Failed to fetch')
    const { status = 200, body = {}, etag, retryAfter } = answer
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { ...(etag && { etag }), ...(retryAfter && { 'retry-after': retryAfter }) }
    return { status, text, headers }
  }

  vi.stubGlobal('fetch', async (path: string, sent: RequestInit = {}) => {
    const { status, text, headers } = await exchange(requestOf(path, sent))
    return new Response(status === 304 ? null : text, { status, headers })
  })
  vi.stubGlobal('XMLHttpRequest', xhrOver(exchange))
  return {
    /** Requests sent, oldest first. */
    left,
    /** From now on: `network.on('GET /api/v1/models/c_payment', () => ({ body }))`. */
    on: (request: `${string} /${string}`, answer: Answering) => answering.set(request, answer),
  }
}

export type FakeNetwork = ReturnType<typeof fakeNetwork>

function requestOf(path: string, { method = 'GET', body, headers, cache }: RequestInit): Left {
  const text = typeof body === 'string' ? body : 'null'
  return { method, path, body: JSON.parse(text), headers: new Headers(headers), cache }
}

/** The part of XMLHttpRequest that an upload uses; half of the body is reported at once, all of it before the answer. */
function xhrOver(exchange: (request: Left) => Promise<{ status: number; text: string }>) {
  return class extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    #open = { method: '', path: '' }
    #headers = new Headers()
    #over = false
    open(method: string, path: string) {
      this.#open = { method, path }
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    abort() {
      this.#end('abort')
    }
    send(body: string) {
      const total = body.length
      const report = (loaded: number) =>
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))
      report(total / 2)
      const request = requestOf(this.#open.path, { ...this.#open, body, headers: this.#headers })
      exchange(request).then(
        ({ status, text }) => {
          report(total)
          Object.assign(this, { status, responseText: text })
          this.#end('load')
        },
        () => {
          report(total)
          this.#end('error')
        },
      )
    }
    #end(event: 'load' | 'error' | 'abort') {
      if (!this.#over) this.dispatchEvent(new Event(event))
      this.#over = true
    }
  }
}
