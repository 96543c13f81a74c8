import { expect, it } from 'vitest'
import { isServiceEndpoint, pushServices } from './push-address.ts'
import { newPushKeys, openPushKeys } from './push-keys.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QABC',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('browsers give addresses such as %s', (endpoint) => {
  expect(isServiceEndpoint(endpoint, pushServices)).toBe(true)
})

it.each(['https://googleapis.com/', 'https://xfcm.googleapis.com/', 'https://push.apple.com.np/'])(
  'and never such as %s',
  (endpoint) => {
    expect(isServiceEndpoint(endpoint, pushServices)).toBe(false)
  },
)

it('every pair of keys is another one', () => {
  const [one, other] = [openPushKeys(newPushKeys()), openPushKeys(newPushKeys())]
  expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65)
  expect(one.publicKey).not.toBe(other.publicKey)
})
