import { expect, it } from 'vitest'
import { contentPolicy } from './security-headers.ts'

const built = { scriptHashes: ['sha256-code'], styleHashes: ['sha256-rules'] }

const styleOf = (policy: string) => /style-src ([^;]+)/.exec(policy)?.[1]

it('lets the rules in a page be, by their hash', () => {
  expect(styleOf(contentPolicy({ ...built, recaptcha: false }))).toBe("'self' 'sha256-rules'")
})

it('names no hash where reCAPTCHA writes styles: beside one a browser would refuse them', () => {
  expect(styleOf(contentPolicy({ ...built, recaptcha: true }))).toBe("'self' 'unsafe-inline'")
})
