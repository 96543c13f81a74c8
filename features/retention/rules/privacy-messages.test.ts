import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { privacyVersion } from '#features/auth/rules/privacy.ts'
import { retained, storedByLaw } from '#features/settings/rules/facts.ts'
import { privacyMessages } from './privacy-messages.ts'

/** Of each version of the privacy page, the beginning of the hash of its texts. */
const versions: Readonly<Record<string, string>> = { '2026-11-28': '2315b76ee23d26b0' }

it('says nothing else under the same version, which accounts have agreed to', () => {
  const texts = JSON.stringify([privacyMessages, retained, storedByLaw])
  const hash = createHash('sha256').update(texts).digest('hex').slice(0, 16)
  expect({ [privacyVersion]: hash }).toEqual({ [privacyVersion]: versions[privacyVersion] })
})
