import { freePort } from '#platform/testing/free-port.ts'
import { officePortOf } from '../crash-server.ts'

export type DrillPorts = Awaited<ReturnType<typeof drillPorts>>

/** Ports of all programs of the drill. Those of a server and of the front have the office on the next one. */
export async function drillPorts() {
  const taken = new Set<number>()
  async function next(): Promise<number> {
    const port = await freePort()
    if (taken.has(port) || taken.has(officePortOf(port))) return next()
    taken.add(port)
    taken.add(officePortOf(port))
    return port
  }
  const etcd = async () => ({ client: await next(), peer: await next() })
  const member = async () => ({ postgres: await next(), rest: await next() })
  const machine = async () => ({
    server: await next(),
    pool: await next(),
    primary: await next(),
  })
  return {
    etcds: [await etcd(), await etcd(), await etcd()],
    members: [await member(), await member()],
    machines: [await machine(), await machine()],
    front: await next(),
  }
}
