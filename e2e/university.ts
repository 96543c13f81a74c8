import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Campus, campus } from '#apps/server/testing/campus.ts'

export type University = Campus & { readonly origin: string }

const portalFolder = fileURLToPath(new URL('../dist/portal', import.meta.url))

/** The running server with the built portal on a port of its own, database in memory, the clock in the story's hands. */
export async function openUniversity(today?: string): Promise<University> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const at = await campus({ engine: 'pglite', portalFolder, portalUrl: origin, ...(today === undefined ? {} : { today }) })
  await at.app.listen({ port, host: '127.0.0.1' })
  return { ...at, origin }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
