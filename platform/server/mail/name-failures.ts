import { maskedAddress } from '#platform/pure/text/masked-address.ts'
import type { Log } from '../log/log.ts'
import type { Texter } from '../text-message/texter.ts'
import type { Mailer } from './mailer.ts'

/** The same mailer; the log names each mail that the carrier did not take, with its subject, cause and masked address. */
export function namingFailedMails({ send }: Mailer, log: Pick<Log, 'warn'>): Mailer {
  return {
    async send(mail) {
      try {
        await send(mail)
      } catch (error) {
        const facts = { id: mail.id, subject: mail.subject, to: maskedAddress(mail.to) }
        log.warn({ ...facts, cause: causeOf(error) }, 'a mail could not be sent')
        throw error
      }
    },
  }
}

/** The same for text messages. */
export function namingFailedTexts({ send }: Texter, log: Pick<Log, 'warn'>): Texter {
  return {
    async send(message) {
      try {
        await send(message)
      } catch (error) {
        const facts = { id: message.id, to: maskedAddress(message.to) }
        log.warn({ ...facts, cause: causeOf(error) }, 'a text message could not be sent')
        throw error
      }
    },
  }
}

function causeOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown failure'
}
