import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { privateFile, privateFolder } from '../files/private-files.ts'
import { assertSafe, type Mail, type Mailer, messageIdOf } from './mailer.ts'

/**
 * Without an SMTP server: each mail becomes an `.eml` file that any mail program opens, named
 * `2026-11-20 09.41.03.123 sita@example.com Your password.eml`. `nowMs` is the clock.
 */
export function outboxMailer(settings: {
  readonly folder: string
  readonly from: string
  readonly nowMs: () => number
}): Mailer {
  const { folder, from, nowMs } = settings
  const composer = createTransport(
    { streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true },
    { from },
  )
  return {
    async send(mail: Mail) {
      assertSafe(mail)
      const date = new Date(nowMs())
      const to = { name: '', address: mail.to }
      const message = { ...mail, to, date, ...messageIdOf(mail, from) }
      const { message: content } = await composer.sendMail(message)
      await mkdir(folder, { recursive: true, mode: privateFolder })
      const file = join(folder, fileName(mail, date))
      await writeFile(`${file}.part`, content, { mode: privateFile })
      await rename(`${file}.part`, file)
    },
  }
}

/** Only alphabetic characters, marks, digits and `@ . - _`: never a folder, never hidden, at most 140 characters. */
function fileName(mail: Mail, date: Date): string {
  const moment = date.toISOString().replace('T', ' ').replaceAll(':', '.').slice(0, 23)
  const readable = (text: string, length: number): string =>
    Array.from(text.replaceAll(/[^\p{L}\p{M}\p{N}@._-]+/gu, ' ').trim())
      .slice(0, length)
      .join('')
  return `${moment} ${readable(mail.to, 60)} ${readable(mail.subject, 50)}.eml`
}
