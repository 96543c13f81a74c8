import { negotiate } from '@fastify/accept-negotiator'

const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** Smallest encoding that the client accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  const best = negotiate(accepted ?? '', [...encodings])
  return encodings.find((each) => each === best) ?? 'identity'
}
