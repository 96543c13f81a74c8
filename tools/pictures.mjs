// npm run pictures [NAME ...]: takes the pictures of docs/pictures from a throw-away demonstration (docs/pictures/README.md).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { chromium } from 'playwright-core'
import { findChromium } from './chromium.mjs'
import { requireNode24 } from './node-version.mjs'
import { startDemonstration } from './pictures/demonstration.mjs'
import { scenes } from './pictures/scenes.mjs'
import { visitors } from './pictures/visitors.mjs'

requireNode24()
/** Largest picture in bytes: a clone stays small. */
const mostBytes = 150_000
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const wanted = process.argv.slice(2)
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) throw new Error(`No such picture. Known: ${nameList()}`)

const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
const demonstration = await startDemonstration(dataDir)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  const visit = visitors(browser, demonstration)
  for (const scene of chosen) await take(scene, await visit(scene))
} finally {
  await browser.close()
  await demonstration.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function take({ name, before }, page) {
  await settle(page)
  await before?.(page)
  await settle(page)
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toBuffer()
  if (picture.length > mostBytes) throw new Error(`${name} has ${picture.length} bytes`)
  await sharp(picture).toFile(`${folder}${name}.webp`)
  console.log(`${name}.webp ${Math.round(picture.length / 1000)} kB`)
}

/** Everything that was asked for has come and is drawn. */
async function settle(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(400)
}

function nameList() {
  return scenes.map(({ name }) => name).join(', ')
}
