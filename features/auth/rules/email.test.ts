import { expect, it } from 'vitest'
import { isEmail, normalEmail } from './email.ts'

it.each(['a@b.np', "o'neil+x@sub.example.com", `${'a'.repeat(64)}@example.com`])(
  'takes %s',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

it.each([
  '',
  'a',
  'a@b',
  '@example.com',
  'a@.com',
  'a@-x.com',
  'a@x-.com',
  'a..b@example.com',
  'a@example..com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'x.'.repeat(125)}com`,
  'a@example.com, b@evil.example',
  'a@example.com\nBcc: b@evil.example',
  'a@example.com\r\n',
  '"a b"@example.com',
  '"a@evil.example"@example.com',
  'a@[127.0.0.1]',
  'A <a@example.com>',
  'a@example.com(comment)',
  'a@example.com;b@evil.example',
  'a@exаmple.com',
  'a b@example.com',
  'a%b@evil.example@example.com',
  'a@example.c',
  'a@example.com.',
])('refuses %j', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('knows two spellings of one address', () => {
  expect(normalEmail(' Sita@Example.COM ')).toBe('sita@example.com')
})
