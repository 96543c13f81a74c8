import { readFileSync } from 'node:fs'

/** Settings that hold a secret: each may be the text of a file, named by `KHALTI_SECRET_KEY_FILE` and the like. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'FILES_S3_SECRET_KEY',
  'SECOND_FACTOR_KEY',
  'SMTP_URL',
  'SMS_TOKEN',
  'KHALTI_SECRET_KEY',
  'RECAPTCHA_SECRET',
] as const

type Given = Readonly<Record<string, string | undefined>>

/**
 * The environment with the secrets that it names by file, as containers and systemd hand them over; without white space
 * around them. One clear line per file that cannot be used.
 */
export function withSecretFiles(given: Given): { environment: Given; mistakes: readonly string[] } {
  const read = secretNames.map((name) => secretOf(name, given))
  return {
    environment: { ...given, ...Object.assign({}, ...read.map(({ secret }) => secret)) },
    mistakes: read.flatMap(({ mistake }) => mistake ?? []),
  }
}

type Read = { readonly secret?: Given; readonly mistake?: string }

function secretOf(name: string, given: Given): Read {
  const path = given[`${name}_FILE`]
  if (path === undefined) return {}
  if (given[name] !== undefined) return { mistake: `${name} is set twice: ${name}_FILE is set too` }
  try {
    const text = readFileSync(path, 'utf8').trim()
    if (text === '') return { mistake: `${name}_FILE names an empty file: ${path}` }
    return { secret: { [name]: text } }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return { mistake: `${name}_FILE names a file that cannot be read: ${path} (${reason})` }
  }
}
