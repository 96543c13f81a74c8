import { describe, expect, it } from 'vitest'
import {
  checkUrl,
  contentHash,
  newSigningKey,
  openSigningKey,
  signFacts,
  verifyFacts,
} from './signed-facts.ts'

const { privateKey, publicKey } = openSigningKey(newSigningKey())
const other = openSigningKey(newSigningKey())
const facts = [
  'AC',
  '1',
  '2082-0417',
  'Sita Kumari Shrestha',
  '2026-01-10',
  'Block B, Room 204, Seat 17',
]

describe('signed facts', () => {
  it('come back as they were signed, also after the key was replaced', () => {
    const token = signFacts(facts, privateKey)
    expect(verifyFacts(token, [publicKey])).toEqual(facts)
    expect(verifyFacts(token, [other.publicKey, publicKey])).toEqual(facts)
    expect(verifyFacts(token, [other.publicKey])).toBeNull()
    expect(verifyFacts(token, [])).toBeNull()
    expect(signFacts(facts, privateKey)).toBe(token)
  })

  it('are refused when a single character differs, or when they are anything else', () => {
    const token = signFacts(facts, privateKey)
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(verifyFacts(changed, [publicKey])).toBeNull()
    }
    for (const wrong of [
      '',
      'x',
      `${token} `,
      `${token}=`,
      '-'.repeat(100),
      'é'.repeat(100),
      'A'.repeat(5_000),
    ]) {
      expect(verifyFacts(wrong, [publicKey])).toBeNull()
    }
  })

  it('fit a QR code with a long name', () => {
    const long = facts.with(
      3,
      'Maharjan Pradhan Bahadur Krishna Prasad Laxman Raghunathan Shrestha',
    )
    const url = checkUrl('https://portal.ltu.example/', 'AC-2082-0417', signFacts(long, privateKey))
    expect(url).toMatch(/^https:\/\/portal\.ltu\.example\/check\/AC-2082-0417\?s=[\w-]+$/)
    expect(url.length).toBeLessThanOrEqual(367)
    expect(checkUrl('http://x.example/a', 'A/../B?', 't')).toBe(
      'http://x.example/a/check/A%2F..%2FB%3F?s=t',
    )
  })
})

describe('the content hash', () => {
  it('is equal for equal data, whatever the order of keys, and differs for one byte', () => {
    const photo = new Uint8Array([1, 2, 3])
    expect(contentHash({ a: 1, b: { c: photo, d: [1, 2] } })).toBe(
      contentHash({ b: { d: [1, 2], c: Buffer.from(photo) }, a: 1 }),
    )
    expect(contentHash({ photo })).not.toBe(contentHash({ photo: new Uint8Array([1, 2, 4]) }))
    expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }))
    expect(contentHash({ a: null })).toMatch(/^[0-9a-f]{64}$/)
  })
})
