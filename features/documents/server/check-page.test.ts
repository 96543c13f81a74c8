import { describe, expect, it } from 'vitest'
import { newSigningKey, openSigningKey, signFacts } from '#platform/server/pdf/signed-facts.ts'
import { langtangUniversity } from '#features/institution/testing/institution.factory.ts'
import { checkPage } from './check-page.ts'

const { privateKey, publicKey } = openSigningKey(newSigningKey())
const institution = langtangUniversity()
const facts = [
  'AC-2083-0417',
  'Sita <b>Shrestha</b>',
  'BE Civil Entrance',
  '2027-01-04',
  'Room 204',
]

describe('the page behind a document’s QR code', () => {
  it('repeats every signed fact, as text', () => {
    const scanned = { code: 'AC-2083-0417', token: signFacts(facts, privateKey) }
    const { status, html } = checkPage(scanned, { institution, phone: '071-500123', publicKey })
    expect(status).toBe(200)
    for (const fact of ['AC-2083-0417', 'BE Civil Entrance', '(4 Jan 2027)', 'Room 204'])
      expect(html).toContain(fact)
    expect(html).not.toContain('<b>Shrestha')
  })

  it('says no to another code with the same token, to a changed token and to a foreign key', () => {
    const token = signFacts(facts, privateKey)
    const foreign = signFacts(facts, openSigningKey(newSigningKey()).privateKey)
    for (const scanned of [
      { code: 'AC-2083-0418', token },
      { code: 'AC-2083-0417', token: `${token.slice(0, -2)}xx` },
      { code: 'AC-2083-0417', token: foreign },
      { code: 'AC-2083-0417', token: '' },
    ])
      expect(checkPage(scanned, { institution, phone: '071-500123', publicKey })).toMatchObject({
        status: 404,
      })
  })
})
