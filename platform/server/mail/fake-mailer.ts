import { assertSafe, type Mail, type Mailer } from './mailer.ts'

export type FakeMailer = Mailer & {
  /** Everything sent, oldest first. */
  readonly sent: readonly Mail[]
  /** The newest mail to an address; throws when there is none. */
  lastTo(address: string): Mail
  /** Makes every further send fail until called with null. */
  failWith(error: Error | null): void
}

/** Keeps mails in a list: for tests. */
export function fakeMailer(): FakeMailer {
  const sent: Mail[] = []
  let failure: Error | null = null
  return {
    sent,
    async send(mail) {
      assertSafe(mail)
      if (failure) throw failure
      sent.push(mail)
    },
    lastTo(address) {
      const mail = sent.findLast((one) => one.to === address)
      if (!mail) throw new Error(`No mail to ${address}`)
      return mail
    },
    failWith(error) {
      failure = error
    },
  }
}
