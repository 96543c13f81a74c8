import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Seals secrets of the second factor with a key that the database and its backups do not hold. */
export type CodeVault = {
  readonly seal: (secret: string, userId: number) => string
  /** The secret of a person; null where it was sealed with another key, or for another person. */
  readonly open: (sealed: string, userId: number) => string | null
}

const cipher = 'aes-256-gcm'
const mark = 'v1.'
export const codeKeyBytes = 32
const nonceBytes = 12
const tagBytes = 16

export function codeVault(key: Uint8Array): CodeVault {
  return {
    seal(secret, userId) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      sealing.setAAD(ownerOf(userId))
      const body = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
      return mark + Buffer.concat([nonce, body, sealing.getAuthTag()]).toString('base64url')
    },
    open(sealed, userId) {
      if (!isSealed(sealed)) return sealed // of before the key; sealed at the next start
      const bytes = Buffer.from(sealed.slice(mark.length), 'base64url')
      const nonce = bytes.subarray(0, nonceBytes)
      try {
        const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
        opening.setAAD(ownerOf(userId))
        opening.setAuthTag(bytes.subarray(-tagBytes))
        const body = bytes.subarray(nonceBytes, -tagBytes)
        return Buffer.concat([opening.update(body), opening.final()]).toString('utf8')
      } catch {
        return null // another key, or changed by hand: no code of it is right
      }
    },
  }
}

export function isSealed(secret: string): boolean {
  return secret.startsWith(mark)
}

/** A sealed secret moved to another account opens nothing. */
function ownerOf(userId: number): Buffer {
  return Buffer.from(`second factor of ${userId}`)
}
