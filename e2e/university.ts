import { fileURLToPath } from 'node:url'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import {
  anEntranceOpening,
  type OpeningState,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { type Campus, campus, todayOf } from '#testing/campus.ts'
import { freePort } from './free-port.ts'
import { roundRobin } from './round-robin.ts'

export type University = Campus & {
  readonly origin: string
  /** Where the office listens. */
  readonly officeOrigin: string
  readonly opening: (state: OpeningState, name: string) => Promise<number>
}

export const portalFolder = fileURLToPath(new URL('../dist/portal', import.meta.url))
const officeFolder = fileURLToPath(new URL('../dist/office', import.meta.url))

/** The running server with the built portal on a port of its own, a database of its own, the clock in the story's hands. */
export async function openUniversity(
  built: { readonly portalFolder: string } = { portalFolder },
): Promise<University> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  // The day the browser reckons with: in Nepal it begins at 18:15 of the day before in UTC.
  const today = dayInNepal(Date.now())
  const at = await campus({
    ...built,
    officeFolder,
    portalUrl: origin,
    realCaptcha: true,
    today,
  })
  const close = await listen(at, port)
  const officePort = await freePort()
  await at.office.listen({ port: officePort, host: '127.0.0.1' })
  const officeOrigin = `http://localhost:${officePort}`
  const opening = (state: OpeningState, name: string) =>
    at.database.transaction((transaction) =>
      storeOpening(transaction, anEntranceOpening(state, { name, today: todayOf(at) })),
    )
  return { ...at, close, origin, officeOrigin, opening }
}

/** WORKERS=2 tells the stories to two servers on one database, whose connections take turns. */
async function listen(at: Campus, port: number): Promise<() => Promise<void>> {
  if (process.env['WORKERS'] !== '2') {
    await at.app.listen({ port, host: '127.0.0.1' })
    return at.close
  }
  const ports = [await freePort(), await freePort()]
  const apps = [at.app, (await at.another()).app]
  for (const [number, app] of apps.entries())
    await app.listen({ port: ports[number] ?? 0, host: '127.0.0.1' })
  const closeFront = await roundRobin(port, ports)
  return async () => {
    closeFront()
    await at.close()
  }
}
