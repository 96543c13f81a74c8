import { Secret, TOTP } from 'otpauth'

const periodMs = 30_000
/** One step to either side, for a phone whose clock is off by half a minute (RFC 6238 §5.2). */
const stepsAround = 1

/** A key of 160 bits, in the characters that authenticator apps take. */
export function newCodeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The six digits for a time, in milliseconds since 1970. */
export function codeAt(secret: string, nowMs: number): string {
  return totpOf(secret).generate({ timestamp: nowMs })
}

/** The number of the time step a code belongs to, or null when it is not a code of about now. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: stepsAround })
  return delta === null ? null : Math.floor(nowMs / periodMs) + delta
}

/** Content of the QR code for the set-up: `otpauth://totp/…`. */
export function codeAddress(secret: string, of: { issuer: string; email: string }): string {
  return totpOf(secret, { issuer: of.issuer, label: of.email }).toString()
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: periodMs / 1000, secret })
}
