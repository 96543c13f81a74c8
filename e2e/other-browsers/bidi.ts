import { setTimeout as wait } from 'node:timers/promises'

type Command = (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>

type Reply = {
  readonly id: number
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: string
  readonly message?: string
}

/** A connection of WebDriver BiDi: each command is answered once, by its number. */
export async function openBidi(
  url: string,
): Promise<{ readonly send: Command; readonly close: () => void }> {
  const socket = await connected(url)
  const waiting = new Map<number, (reply: Reply) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  return {
    send: async (method, params) => {
      const id = ++last
      const reply = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve)
        socket.send(JSON.stringify({ id, method, params }))
      })
      if (reply.result === undefined) throw new Error(`${method}: ${reply.error} ${reply.message}`)
      return reply.result
    },
    close: () => socket.close(),
  }
}

/** The browser listens a moment after it was started. */
async function connected(url: string): Promise<WebSocket> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = new WebSocket(url)
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true), { once: true })
      socket.addEventListener('error', () => resolve(false), { once: true })
    })
    if (isOpen) return socket
    await wait(200)
  }
  throw new Error(`No browser at ${url}`)
}
