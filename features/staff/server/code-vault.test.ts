import { describe, expect, it } from 'vitest'
import { codeVault } from './code-vault.ts'

describe('a secret of the second factor', () => {
  const vault = codeVault(Buffer.alloc(32, 7))
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

  it('is opened with its key for its person, and never sealed the same twice', () => {
    const sealed = vault.seal(secret, 21)
    expect(sealed).not.toContain(secret)
    expect(sealed).not.toBe(vault.seal(secret, 21))
    expect(vault.open(sealed, 21)).toBe(secret)
  })

  it('is not opened with another key, for another person, or once it was changed', () => {
    const sealed = vault.seal(secret, 21)
    expect(codeVault(Buffer.alloc(32, 8)).open(sealed, 21)).toBeNull()
    expect(vault.open(sealed, 22)).toBeNull()
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
    expect(vault.open(changed, 21)).toBeNull()
    expect(vault.open('v1.', 21)).toBeNull()
  })
})
