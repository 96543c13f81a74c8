import { createTransport } from 'nodemailer'
import { assertSafe, type Mail, type Mailer, messageIdOf } from './mailer.ts'

const connectTimeoutMs = 5_000
const silenceTimeoutMs = 10_000

/** Mail over `SMTP_URL` (`smtp://user:password@host:587`). `from` is `Name <address>` or an address. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(mail: Mail) {
      assertSafe(mail)
      const to = { name: '', address: mail.to }
      await transport.sendMail({ ...mail, to, ...messageIdOf(mail, from) })
    },
  }
}
