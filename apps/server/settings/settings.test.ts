import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings, settingNames } from './settings.ts'

const live = {
  KHALTI_MODE: 'live',
  KHALTI_SECRET_KEY: 'key',
  DATABASE_URL: 'postgres://portal@db/portal',
}

function mistakes(environment: NodeJS.ProcessEnv): readonly string[] {
  const read = readSettings(environment)
  return 'mistakes' in read ? read.mistakes : []
}

const bucketKeys = {
  FILES_S3_ENDPOINT: 'https://storage',
  FILES_S3_ACCESS_KEY: 'key',
  FILES_S3_SECRET_KEY: 'key',
}

describe('settings', () => {
  it('all stand in .env.example and docs/operations.md, but for the one of crash tests in the example', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    const named = [...example.matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name)
    expect([...named, 'FAILPOINT'].toSorted()).toEqual(settingNames.toSorted())
    for (const name of settingNames) expect(operations).toContain(`\`${name}\``)
  })

  it('let live payments start on a PostgreSQL of one’s own as on any other', () => {
    expect(mistakes(live)).toEqual([])
    expect(mistakes({ ...live, DATABASE_URL: '' })).toEqual([])
  })

  it.each(['0', '65', '2.5', 'two', '-1'])('refuse %s processes in one line', (text) => {
    expect(mistakes({ WORKERS: text })).toEqual(['WORKERS must be a number of processes, 1 to 64'])
  })

  it.each([
    [{ METRICS_PORT: '8081' }, 'METRICS_PORT must be another one than PORT and OFFICE_PORT'],
    [{ DATABASE_WAIT: 'long' }, 'DATABASE_WAIT must be a number of seconds, 0 to 9999'],
    [
      { TRUST_PROXY: '10.0.0.0/8, proxy' },
      'TRUST_PROXY must be networks such as 10.0.0.0/8, separated by commas',
    ],
    [
      { FILES_S3_ENDPOINT: 'storage:9000' },
      'FILES_S3_ENDPOINT must be https://host or https://host:port, without a path',
    ],
    [
      { FILES_S3_ENDPOINT: 'https://key:secret@storage' },
      'FILES_S3_ENDPOINT must be https://host or https://host:port, without a path',
    ],
    [
      { FILES_S3_PREFIX: '/files' },
      'FILES_S3_PREFIX must be names of folders such as portal/files',
    ],
    [
      { FILES_S3_REGION: 'eu-1', ...bucketKeys },
      'FILES_S3_BUCKET is needed when FILES_S3_REGION is set',
    ],
    [{ SMTP_URL: 'smtp://user:50%off@mail' }, 'SMTP_URL must be smtp://… or smtps://…'],
  ])('refuse %j in one line', (environment, line) => {
    expect(mistakes(environment)).toEqual([line])
  })

  it('name each setting that a bucket needs and does not have', () => {
    expect(mistakes({ FILES_S3_BUCKET: 'files', FILES_S3_ACCESS_KEY: 'key' })).toEqual([
      'FILES_S3_ENDPOINT is needed when FILES_S3_BUCKET is set',
      'FILES_S3_SECRET_KEY is needed when FILES_S3_BUCKET is set',
    ])
  })

  it('take networks of both versions, alone and with a prefix', () => {
    expect(mistakes({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8,loopback' })).toEqual([])
  })

  it('refuse a fail point with live payments', () => {
    expect(mistakes({ ...live, FAILPOINT: 'P6' })).toEqual([
      'FAILPOINT is for crash tests: it is refused when KHALTI_MODE is live',
    ])
  })

  it.each([
    ['P1', { point: 'P1', passage: 1 }],
    ['P12', { point: 'P12', passage: 1 }],
    ['P6:3', { point: 'P6', passage: 3 }],
  ])('read the fail point %s', (text, fate) => {
    expect(readSettings({ FAILPOINT: text })).toMatchObject({ settings: { FAILPOINT: fate } })
  })

  it.each(['P0', 'P99', 'P6:0', 'P6:', 'p6', '6', 'P6:3:1', 'constructor'])(
    'refuse the fail point %s in one line',
    (text) => {
      expect(mistakes({ FAILPOINT: text })).toEqual([expect.stringContaining('FAILPOINT must be')])
    },
  )
})
