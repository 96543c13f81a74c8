import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretNames } from './secret-files.ts'
import { readSettings, settingNames } from './settings.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(text: string): string {
  const path = join(folder, 'secret')
  writeFileSync(path, text)
  return path
}

describe('a secret in a file', () => {
  it('is a setting of the server that docs/operations.md names', () => {
    const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    const [, paragraph] = operations.split('A secret may be the text of a file: ')
    const named = paragraph?.split(' are read')[0]?.match(/[A-Z][A-Z\d_]+/g)
    expect(named?.toSorted()).toEqual(secretNames.toSorted())
    for (const name of secretNames) expect(settingNames).toContain(name)
  })

  it.each(['live_key', 'live_key\n', 'live_key\r\n'])('is taken from %j', (text) => {
    const read = readSettings({ KHALTI_MODE: 'live', KHALTI_SECRET_KEY_FILE: file(text) })
    expect(read).toMatchObject({ settings: { KHALTI_SECRET_KEY: 'live_key' } })
  })

  it('is checked as the setting is', () => {
    expect(readSettings({ SECOND_FACTOR_KEY_FILE: file('short') })).toEqual({
      mistakes: ['SECOND_FACTOR_KEY must be 32 bytes in base64url, 43 characters'],
    })
  })

  it('is refused beside the setting itself, empty, and where there is no file, all at once', () => {
    const empty = file(' \n')
    expect(
      readSettings({
        SMS_TOKEN: 'token',
        SMS_TOKEN_FILE: empty,
        SMTP_URL_FILE: empty,
        KHALTI_SECRET_KEY_FILE: join(folder, 'none'),
        RECAPTCHA_SECRET_FILE: folder,
      }),
    ).toEqual({
      mistakes: [
        `SMTP_URL_FILE names an empty file: ${empty}`,
        'SMS_TOKEN is set twice: SMS_TOKEN_FILE is set too',
        `KHALTI_SECRET_KEY_FILE names a file that cannot be read: ${join(folder, 'none')} (ENOENT)`,
        `RECAPTCHA_SECRET_FILE names a file that cannot be read: ${folder} (EISDIR)`,
      ],
    })
  })

  it('counts as not given when its name is empty', () => {
    expect(readSettings({ SMS_TOKEN: 'token', SMS_TOKEN_FILE: '' })).toMatchObject({
      settings: { SMS_TOKEN: 'token' },
    })
  })
})
