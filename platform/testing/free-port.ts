import { once } from 'node:events'
import { createServer } from 'node:net'
import { randomInt } from 'node:crypto'

/**
 * A port of the loopback that no process listens on right now. It lies below those the system gives to connections
 * (from 32768 on Linux), so that no connection of another test takes it before the server under test does,
 * and above 10080, which `fetch` refuses to ask.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_081, 32_000)
    const server = createServer()
    const listens = await new Promise<boolean>((resolve) =>
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
    )
    if (!listens) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
