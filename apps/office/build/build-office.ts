import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFolder } from '../../portal/build/compress.ts'
import { chunksOf, entryModule, type Manifest } from '../../portal/build/manifest.ts'
import { inlineHashes } from '../../portal/build/pages.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = join(root, 'dist/office')

/** Limit of the first load behind the login, in bytes after gzip. */
const firstLoad = 180_000
const firstModules = [entryModule, 'Inside.tsx']

/** Builds dist/office: bundle, page, csp.json with the hash of its inline script, .br and .gz. Throws over budget. */
export async function buildOffice(): Promise<void> {
  await build({ configFile: join(root, 'apps/office/vite.config.ts'), logLevel: 'warn' })
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const { scripts: scriptHashes } = inlineHashes(page)
  await writeFile(join(folder, 'csp.json'), JSON.stringify({ scriptHashes }, null, 2))
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  await rm(join(folder, '.vite'), { recursive: true })
  await compressFolder(folder)
  await checkFirstLoad(manifest)
}

async function checkFirstLoad(manifest: Manifest): Promise<void> {
  const files = chunksOf(manifest, firstModules)
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(folder, `${file}.gz`))).size),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const line = `first-load JS of the office: ${(bytes / 1000).toFixed(1)} of ${firstLoad / 1000} kB`
  if (bytes > firstLoad) throw new Error(`Over budget: ${line}`)
  console.log(`  ${line}`)
}

if (import.meta.main) await buildOffice()
