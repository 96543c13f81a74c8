/** The one answer of every captcha. 'unavailable': the provider cannot be asked; the caller answers 503, it never skips. */
export type CaptchaOutcome = 'passed' | 'failed' | 'unavailable'

/** `remoteAddress` is the client's IP; `nowMs` is the server's clock. */
export type CaptchaRequest = { readonly remoteAddress: string; readonly nowMs: number }

export type Captcha = {
  readonly kind: 'pow' | 'recaptcha'
  /** Key with which the browser draws the provider's widget. */
  readonly siteKey?: string
  /** Challenge for the browser to solve; null if the provider sets its own puzzle. */
  challenge(): Promise<unknown>
  /** True if the token is a fresh solution. Any text may be given; a token passes once. Never throws on bad input. */
  verify(token: string, request: CaptchaRequest): Promise<CaptchaOutcome>
}

/**
 * Remembers a used solution until `expiresAtMs`; true for the first caller only. On a server this is a table with
 * a unique hash, so it holds across processes and restarts.
 */
export type UseOnce = (hash: string, expiresAtMs: number) => Promise<boolean>
