import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import * as v from 'valibot'
import { withoutTrailingSlashes } from '#platform/pure/text/trailing-slashes.ts'
import { isScannerAddress } from '#platform/server/files/virus-scan.ts'
import { logLevels } from '#platform/server/log/log.ts'
import { isFailPoint } from '#features/payments/server/core/fail-points.ts'
import type { Fate } from '../fail-point.ts'
import { incompleteBucket, s3Entries } from './s3-settings.ts'
import { withSecretFiles } from './secret-files.ts'

/** Addresses that reach no one: fit for trying the portal out. */
export const defaultAdminEmail = 'administrator@localhost.localdomain'
export const defaultMailFrom = 'portal@localhost.localdomain'

const portNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number, 0 to 65535'),
)
const port = (fallback: string) => v.optional(portNumber, fallback)
const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\//.test(text) && URL.canParse(text),
    'must be a web address such as https://portal.ltu.edu.np',
  ),
  v.transform(withoutTrailingSlashes),
)
const onOff = v.picklist(['on', 'off'], 'must be on or off')
const fate = v.pipe(
  v.string(),
  v.regex(
    /^P\d+(:[1-9]\d{0,3})?$/,
    'must be a fail point such as P6, or P6:3 for its third passage',
  ),
  v.transform((text) => text.split(':')),
  v.check(([point = '']) => isFailPoint(point), 'must be a fail point of fail-points.ts'),
  v.transform(([point = '', passage = '1']): Fate | undefined =>
    isFailPoint(point) ? { point, passage: Number(passage) } : undefined,
  ),
)

const databaseAddress = v.pipe(
  v.string(),
  v.regex(
    /^postgres(ql)?:\/\//,
    'must be a PostgreSQL address: postgres://user:password@host/database',
  ),
  v.check(
    isAddress,
    'is no address: characters such as @ : / ? # % in the password are written as %40 %3A %2F %3F %23 %25',
  ),
)

const schema = v.object({
  PORT: port('8080'),
  OFFICE_PORT: port('8081'),
  METRICS_PORT: v.optional(portNumber),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_URL: v.optional(webAddress),
  OFFICE_URL: v.optional(webAddress),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must name a folder')), './data'),
  ...s3Entries,
  DATABASE_URL: v.optional(databaseAddress),
  /** The PostgreSQL behind a pool of DATABASE_URL. */
  DATABASE_LISTEN_URL: v.optional(databaseAddress),
  DATABASE_WAIT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, 'must be a number of seconds, 0 to 9999'),
      v.transform(Number),
    ),
    '60',
  ),
  WORKERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'must be a number of processes, 1 to 64'),
      v.transform(Number),
    ),
    String(Math.max(1, availableParallelism() - 1)),
  ),
  DEMO: v.optional(onOff),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('must be a mail address')), defaultAdminEmail),
  SECOND_FACTOR_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url, 43 characters')),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^smtps?:\/\//.test(text) && isAddress(text),
        'must be smtp://… or smtps://…',
      ),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be a mail address')), defaultMailFrom),
  SMS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:\/\//.test(text) && isAddress(text),
        'must be https://… of the text message gateway',
      ),
    ),
  ),
  SMS_TOKEN: v.optional(v.string()),
  KHALTI_MODE: v.optional(
    v.picklist(['simulator', 'sandbox', 'live'], 'must be simulator, sandbox or live'),
  ),
  KHALTI_SECRET_KEY: v.optional(v.string()),
  KHALTI_SIMULATOR_PORT: port('0'),
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  RECAPTCHA_SECRET: v.optional(v.string()),
  CLAMD_ADDRESS: v.optional(
    v.pipe(
      v.string(),
      v.check(isScannerAddress, 'must be tcp://host:3310 or unix:/run/clamav/clamd.ctl'),
    ),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.split(',').every((network) => isNetwork(network.trim())),
        'must be networks such as 10.0.0.0/8, separated by commas',
      ),
    ),
  ),
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
        'must be such as mailto:security@university.edu.np, or https://…',
      ),
    ),
  ),
  FAILPOINT: v.optional(fate),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
})

/** True for a web-like address whose user and password can be decoded. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !/%(?![\da-f]{2})/i.test(username + password)
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  if (version === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

export type Settings = Omit<v.InferOutput<typeof schema>, 'PUBLIC_URL' | 'OFFICE_URL'> & {
  readonly PUBLIC_URL: string
  readonly OFFICE_URL: string
}

export const settingNames = Object.keys(schema.entries)

/** Settings from the environment, or one clear line per mistake (ARCHITECTURE §8). */
export function readSettings(
  environment: NodeJS.ProcessEnv,
): { settings: Settings } | { mistakes: readonly string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''))
  const secrets = withSecretFiles(given)
  if (secrets.mistakes.length > 0) return { mistakes: secrets.mistakes }
  const read = v.safeParse(schema, secrets.environment)
  if (!read.success)
    return { mistakes: read.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`) }
  const mistakes = contradictions(read.output)
  if (mistakes.length > 0) return { mistakes }
  return {
    settings: {
      ...read.output,
      PUBLIC_URL: read.output.PUBLIC_URL ?? `http://localhost:${read.output.PORT}`,
      OFFICE_URL: read.output.OFFICE_URL ?? `http://localhost:${read.output.OFFICE_PORT}`,
    },
  }
}

/** Settings that are right alone and wrong together. */
function contradictions(settings: v.InferOutput<typeof schema>): string[] {
  const { KHALTI_MODE, KHALTI_SECRET_KEY, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET } = settings
  const { FAILPOINT } = settings
  const found: string[] = []
  if (settings.PORT === settings.OFFICE_PORT && settings.PORT !== 0)
    found.push('OFFICE_PORT must be another one than PORT')
  const { PORT, OFFICE_PORT, METRICS_PORT } = settings
  if (
    METRICS_PORT !== undefined &&
    METRICS_PORT !== 0 &&
    [PORT, OFFICE_PORT].includes(METRICS_PORT)
  )
    found.push('METRICS_PORT must be another one than PORT and OFFICE_PORT')
  const isReal = KHALTI_MODE === 'sandbox' || KHALTI_MODE === 'live'
  if (isReal && KHALTI_SECRET_KEY === undefined)
    found.push(`KHALTI_SECRET_KEY is needed when KHALTI_MODE is ${KHALTI_MODE}`)
  if (KHALTI_MODE === 'live' && FAILPOINT !== undefined)
    found.push('FAILPOINT is for crash tests: it is refused when KHALTI_MODE is live')
  if ((RECAPTCHA_SITE_KEY === undefined) !== (RECAPTCHA_SECRET === undefined))
    found.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together')
  found.push(...incompleteBucket(settings))
  return found
}
