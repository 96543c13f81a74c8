/** One text message to one mobile number of Nepal, ten digits beginning with 9. */
export type TextMessage = {
  /** Stays when the message is sent again, so that a gateway can know a repeat. */
  readonly id: string
  readonly to: string
  readonly text: string
}

export type Texter = {
  /** Hands the message over, or throws: a bad number before anything else is done, then what the carrier says. */
  send(message: TextMessage): Promise<void>
}

export function isMobileNumber(text: string): boolean {
  return /^9[678]\d{8}$/.test(text)
}

/** Throws unless it is a mobile number. The error does not repeat it: it is personal. */
export function assertMobile({ to }: TextMessage): void {
  if (!isMobileNumber(to)) throw new RangeError('Not a mobile number')
}
