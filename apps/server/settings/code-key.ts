import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeKeyBytes, type CodeVault, codeVault } from '#features/staff/server/code-vault.ts'

type Where = { readonly DATA_DIR: string; readonly SECOND_FACTOR_KEY?: string | undefined }

const name = 'second-factor.key'

/** The key of the staff's second factors: the setting, else a file of the data folder that the first start makes. */
export function openCodeVault({ DATA_DIR, SECOND_FACTOR_KEY }: Where): CodeVault {
  const text = SECOND_FACTOR_KEY ?? keyIn(DATA_DIR)
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== codeKeyBytes)
    throw new Error(`${join(DATA_DIR, name)} holds no key of ${codeKeyBytes} bytes in base64url`)
  return codeVault(key)
}

function keyIn(folder: string): string {
  const path = join(folder, name)
  try {
    mkdirSync(folder, { recursive: true })
    const key = randomBytes(codeKeyBytes).toString('base64url')
    writeFileSync(path, `${key}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  chmodSync(path, 0o600)
  return readFileSync(path, 'utf8')
}
