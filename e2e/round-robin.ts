import { connect, createServer, type Socket } from 'node:net'

/** One port in front of several servers: each new connection goes to the next of them. Gives what closes it with its connections. */
export async function roundRobin(port: number, servers: readonly number[]): Promise<() => void> {
  let turn = 0
  const open = new Set<Socket>()
  const front = createServer((browser) => {
    const server = connect(servers[turn++ % servers.length] ?? 0, '127.0.0.1')
    browser.pipe(server).pipe(browser)
    open.add(browser)
    browser.on('close', () => open.delete(browser))
    for (const [one, other] of [[browser, server] as const, [server, browser] as const])
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve))
  return () => {
    front.close()
    for (const browser of open) browser.destroy()
  }
}
