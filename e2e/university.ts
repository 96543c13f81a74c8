import { fileURLToPath } from 'node:url'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import {
  anEntranceOpening,
  type OpeningState,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { freePort } from '#platform/testing/free-port.ts'
import { roundRobin } from './round-robin.ts'

export type University = TestServer & {
  readonly origin: string
  /** Origin of the office. */
  readonly officeOrigin: string
  /** Closes the server and starts another on the same ports, with the pages that are built now. */
  readonly restart: () => Promise<void>
  readonly opening: (state: OpeningState, name: string) => Promise<number>
}

export const portalFolder = fileURLToPath(new URL('../dist/portal', import.meta.url))
export const officeFolder = fileURLToPath(new URL('../dist/office', import.meta.url))

/** The running server with the built portal on its own port, with its own database and a clock the test controls. */
export async function openUniversity(
  built: { readonly portalFolder: string; readonly officeFolder?: string } = { portalFolder },
): Promise<University> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  // The day the browser reckons with: in Nepal it begins at 18:15 of the day before in UTC.
  const today = dayInNepal(Date.now())
  const at = await testServer({
    officeFolder,
    ...built,
    portalUrl: origin,
    realCaptcha: true,
    today,
  })
  const closeFront = await listen(at, port)
  const officePort = await freePort()
  const listenOffice = () => at.office.listen({ port: officePort, host: '127.0.0.1' })
  await listenOffice()
  const close = async () => {
    closeFront()
    await at.close()
  }
  const restart = async () => {
    closeFront()
    await at.restart()
    await at.app.listen({ port, host: '127.0.0.1' })
    await listenOffice()
  }
  const officeOrigin = `http://localhost:${officePort}`
  const opening = (state: OpeningState, name: string) =>
    at.database.transaction((transaction) =>
      storeOpening(transaction, anEntranceOpening(state, { name, today: todayOf(at) })),
    )
  return { ...at, close, restart, origin, officeOrigin, opening }
}

/** WORKERS=2 tests two servers on one database, whose connections take turns. Gives the function that ends this. */
async function listen(at: TestServer, port: number): Promise<() => void> {
  if (process.env['WORKERS'] !== '2') {
    await at.app.listen({ port, host: '127.0.0.1' })
    return () => undefined
  }
  const ports = [await freePort(), await freePort()]
  const apps = [at.app, (await at.another()).app]
  for (const [number, app] of apps.entries())
    await app.listen({ port: ports[number] ?? 0, host: '127.0.0.1' })
  return roundRobin(port, ports)
}
