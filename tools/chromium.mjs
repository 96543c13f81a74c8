import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureDebianPackages } from './debian-packages.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium; installed where this machine allows it, else the run stops with what to install. */
export function findChromium() {
  const found = process.env.CHROMIUM ?? look()
  if (found) return found
  ensureDebianPackages(['chromium'], 'Chromium')
  const installed = look()
  if (!installed) throw new Error('Chromium was installed but cannot be found on the PATH')
  return installed
}

function look() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}
