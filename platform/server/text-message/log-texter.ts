import type { Log } from '../log/log.ts'
import { assertMobile, type Texter } from './texter.ts'

/** Without a gateway: says in the log that there is a message, never to whom or what. */
export function logTexter(log: Pick<Log, 'info'>): Texter {
  return {
    send(message) {
      assertMobile(message)
      log.info({ textMessage: message.id, characters: message.text.length }, 'a text message')
      return Promise.resolve()
    },
  }
}
