import { fileURLToPath } from 'node:url'
import {
  anEntranceOpening,
  type OpeningState,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { type Campus, campus, todayOf } from '#apps/server/testing/campus.ts'
import { freePort } from './free-port.ts'

export type University = Campus & {
  readonly origin: string
  readonly opening: (state: OpeningState, name: string) => Promise<number>
}

const portalFolder = fileURLToPath(new URL('../dist/portal', import.meta.url))

/** The running server with the built portal on a port of its own, a database of its own, the clock in the story's hands. */
export async function openUniversity(): Promise<University> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const today = new Date(Date.now()).toISOString().slice(0, 10)
  const at = await campus({
    portalFolder,
    portalUrl: origin,
    realCaptcha: true,
    today,
  })
  await at.app.listen({ port, host: '127.0.0.1' })
  const opening = (state: OpeningState, name: string) =>
    at.database.transaction((transaction) =>
      storeOpening(transaction, anEntranceOpening(state, { name, today: todayOf(at) })),
    )
  return { ...at, origin, opening }
}
