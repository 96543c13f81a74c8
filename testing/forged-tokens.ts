import { createHmac } from 'node:crypto'

/** Tokens that look right and are not: other algorithms, keys, claims, cuts. */
export function forgedTokens(real: string): string[] {
  const [head = '', payload = '', signature = ''] = real.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const hmac = (text: string, key: string, hash = 'sha512') =>
    createHmac(hash, key).update(text).digest('base64url')
  const signed = (header: object, key = 'secret', hash = 'sha512') => {
    const text = `${part(header)}.${part(claims)}`
    return `${text}.${hmac(text, key, hash)}`
  }
  const hs = { alg: 'HS512', typ: 'JWT', kid: 'idempiere' }
  const none = ['none', 'None', 'NONE', ''].map((alg) => `${part({ alg, typ: 'JWT' })}.${payload}.`)
  const otherClaims = [
    { AD_Role_ID: 1_000_005 },
    { AD_User_ID: 1 },
    { exp: 4_102_444_800 },
    { sid: '00000000-0000-4000-8000-000000000000' },
    { aud: 'login' },
    { iss: 'vidyarthi' },
  ].map((change) => `${head}.${part({ ...claims, ...change })}.${signature}`)
  return [
    ...none,
    ...otherClaims,
    signed(hs),
    signed(hs, ''),
    signed(hs, 'idempiere'),
    signed({ ...hs, alg: 'HS256' }, 'secret', 'sha256'),
    signed({ ...hs, jwk: { kty: 'oct', k: 'c2VjcmV0' } }),
    signed({ ...hs, kid: '../../dev/null' }, ''),
    signed({ ...hs, crit: ['exp'] }),
    `${part({ alg: 'RS256', typ: 'JWT' })}.${payload}.${signature}`,
    `${head}.${payload}.`,
    `${head}.${payload}`,
    `${head}.${payload}.${signature.slice(0, -2)}`,
    `${head}.${payload}.${signature.split('').toReversed().join('')}`,
    real.slice(0, 40),
    'undefined',
    'null',
  ]
}
