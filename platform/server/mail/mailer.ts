/** One mail to one person. `to` is a bare address such as `sita@example.com`; texts are plain. */
export type Mail = {
  /** A uuid that stays when the mail is sent again: its Message-ID, by which a receiver knows a repeat. */
  readonly id?: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

export type Mailer = {
  /** Hands the mail over, or throws: a bad address or subject before anything else is done, then what the carrier says. */
  send(mail: Mail): Promise<void>
}

const maxAddressLength = 254
const dotAtom = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const hostName =
  /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/**
 * True for one ASCII `dot-atom@host.name`: no quotes, comments, lists, groups, brackets, blanks
 * (SECURITY T07: mail parsers read those as a second address).
 */
export function isMailAddress(text: string): boolean {
  const at = text.indexOf('@')
  return (
    at > 0 &&
    at <= 64 &&
    text.length <= maxAddressLength &&
    dotAtom.test(text.slice(0, at)) &&
    hostName.test(text.slice(at + 1))
  )
}

/** `{ messageId: '<uuid@ltu.edu.np>' }` for a mail that has an id; `from` is `Name <address>` or an address. */
export function messageIdOf({ id }: Mail, from: string): { readonly messageId?: string } {
  const host = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return id === undefined ? {} : { messageId: `<${id}@${host}>` }
}

/** Throws unless the mail is safe to hand to a mail library. The error does not repeat what was wrong: it may be personal. */
export function assertSafe(mail: Mail): void {
  if (!isMailAddress(mail.to)) throw new RangeError('Not a plain mail address')
  // oxlint-disable-next-line no-control-regex -- exactly the bytes that would start a new header
  if (/[\u0000-\u001F\u007F]/.test(mail.subject)) throw new RangeError('Not a one-line subject')
}
